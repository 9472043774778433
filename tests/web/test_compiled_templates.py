"""A template is compiled once for all servers of a process, and anew when it has changed."""

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, nodes

from app.web.ui.rendering import CompiledTemplates


class Counting(Environment):
    """Counts what it has to compile."""

    compiled = 0

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        type(self).compiled += 1
        return super()._parse(source, name, filename)


def test_compiled_once_for_all_and_anew_after_a_change(tmp_path: Path) -> None:
    kept, page = CompiledTemplates(), tmp_path / "page.html"

    def rendered() -> str:
        environment = Counting(loader=FileSystemLoader(tmp_path), bytecode_cache=kept, autoescape=True)
        return environment.get_template("page.html").render(name="Ada")

    page.write_text("Hallo {{ name }}")
    assert [rendered(), rendered()] == ["Hallo Ada"] * 2
    assert Counting.compiled == 1
    page.write_text("Guten Tag {{ name }}")
    assert rendered() == "Guten Tag Ada"
    assert Counting.compiled == 2
