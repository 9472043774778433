"""The files with our words, read by Fluent's own parser."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from app.labels.fluent import MINUS, Word

ROOT = Path(__file__).parents[2]
GERMAN, ENGLISH = "de", "en"
FILES = sorted(file for top in ("app", "tests/toy") for file in (ROOT / top).rglob(f"words/**/{GERMAN}.ftl"))


# Said in one language on purpose: names of languages, of files and of what people type.
FOREIGN = {"Deutsch", "Mage Knight Dungeons"}


def name_of(file: Path) -> str:
    """A file as a test names it."""
    return file.parent.relative_to(ROOT).as_posix()


TERMINAL = [file for file in FILES if name_of(file) in ("app/launch/words", "app/commands/words")]


@cache
def messages(file: Path) -> Mapping[str, ast.Message | ast.Term]:
    """Every message of a file by its id. Raises: AssertionError for what Fluent cannot read, or we do not use."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            assert not entry.attributes, name
            assert name not in found, f"{name} twice"
            found[name] = entry
        else:
            assert isinstance(entry, ast.BaseComment), entry
    return found


def english(file: Path) -> Path:
    """Where the same words stand in English."""
    return file.with_name(f"{ENGLISH}.ftl")


def texts(message: ast.Message | ast.Term) -> Iterator[str]:
    """What a message says in its own words, in whatever case."""
    found = _Found()
    found.visit(message)
    yield from found.texts


def variables(message: ast.Message | ast.Term) -> set[str]:
    """What a message speaks of or chooses by."""
    return said(message) | set(choices(message))


def said(message: ast.Message | ast.Term) -> set[str]:
    """What a message speaks of."""
    found = _Found()
    found.visit(message)
    return found.said


def signed(message: ast.Message | ast.Term) -> set[str]:
    """The numbers that it tells with their sign."""
    found = _Found()
    found.visit(message)
    return found.signed


def choices(message: ast.Message | ast.Term) -> Mapping[str, set[str]]:
    """Between which cases it chooses, by the piece of data that decides."""
    found = _Found()
    found.visit(message)
    return found.choices


def cases(message: ast.Message | ast.Term) -> list[ast.Variant]:
    """Its cases, but for those of one and many."""
    found = _Found()
    found.visit(message)
    return found.cases


def chosen_by(choice: ast.SelectExpression) -> str:
    """The piece of data that decides."""
    chooser: object = choice.selector
    if isinstance(chooser, ast.FunctionReference):
        (chooser,) = chooser.arguments.positional
    assert isinstance(chooser, ast.VariableReference)
    return chooser.id.name


class Resolver:
    """What a message says, told by Fluent's own tree: slow, and written after its specification."""

    def __init__(self, file: Path, data: Mapping[str, object]) -> None:
        self.file, self.data = file, data
        self.reached: set[int] = set()  # the cases that were chosen

    def pattern(self, pattern: ast.Pattern | None) -> str:
        assert pattern is not None
        return "".join(
            one.value if isinstance(one, ast.TextElement) else self.expression(one.expression)
            for one in pattern.elements
        )

    def expression(self, one: object) -> str:
        match one:
            case ast.Placeable():
                return self.expression(one.expression)
            case ast.StringLiteral():
                return one.value
            case ast.VariableReference():
                return self.shown(self.data[one.id.name])
            case ast.FunctionReference(id=ast.Identifier(name="SIGNED")):
                (number,) = one.arguments.positional
                assert isinstance(number, ast.VariableReference)
                value = self.data[number.id.name]
                return f"+{value}" if isinstance(value, int) and value >= 0 else self.shown(value)
            case ast.SelectExpression():
                chosen = self.chosen(one)
                self.reached.add(id(chosen))
                return self.pattern(chosen.value)
            case ast.MessageReference():
                return self.pattern(messages(self.file)[one.id.name].value)
            case ast.TermReference():
                return self.pattern(messages(self.file)[f"-{one.id.name}"].value)
        raise AssertionError(one)

    @staticmethod
    def shown(value: object) -> str:
        return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)

    def chosen(self, one: ast.SelectExpression) -> ast.Variant:
        by_sign = isinstance(one.selector, ast.FunctionReference)
        value = self.data[chosen_by(one)]
        by_key = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value: v for v in one.variants}
        if by_sign:
            assert isinstance(value, int)
            return by_key["minus" if value < 0 else "plus"]
        value = value.value if isinstance(value, Word) else value
        match value:
            case bool():
                wanted = ["yes" if value else "no"]
            case int():
                wanted = [str(value), "one" if value == 1 else "other"]
            case _:
                wanted = [str(value) if value else "none"]
        return next((by_key[key] for key in wanted if key in by_key), next(v for v in one.variants if v.default))


class _Found(Visitor):
    def __init__(self) -> None:
        self.cases: list[ast.Variant] = []
        self.texts: list[str] = []
        self.said: set[str] = set()
        self.signed: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (named after what it visits)
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        (number,) = node.arguments.positional
        assert isinstance(number, ast.VariableReference)
        self.signed.add(number.id.name)
        self.said.add(number.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        self.choices.setdefault(chosen_by(node), set()).update(keys)
        if keys != {"one", "other"}:
            self.cases += node.variants
        for one in node.variants:
            self.visit(one.value)
