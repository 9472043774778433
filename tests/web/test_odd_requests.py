"""Requests that no browser of ours sends are refused in words; the server is never at a loss."""

import shutil

import pytest

from tests.web.conftest import Server, new_key

FORM = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRunde\r\n--x--\r\n'


@pytest.mark.parametrize("charset", ["undefined", "nobody-knows-this", "idna", "rot13"])
@pytest.mark.parametrize("path", ["/campaigns", "/campaigns/import", "/backups/candidates"])
def test_a_form_in_an_unknown_alphabet_is_refused(server: Server, charset: str, path: str) -> None:
    kind = f"multipart/form-data; boundary=x; charset={charset}"
    answer = server.laptop.post(path, content=FORM, headers={"Content-Type": kind})
    assert 400 <= answer.status_code < 500 or answer.status_code == 303, answer.text[:200]


@pytest.mark.parametrize("referer", ["http://[foo", "http://testserver:99999999/x", "\x7f", "//[", "http://a]b/"])
def test_a_language_can_be_chosen_from_nowhere(server: Server, referer: str) -> None:
    answer = server.laptop.post(
        "/language", data={"language": "en"}, headers={"Referer": referer}, follow_redirects=False
    )
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_a_folder_that_is_gone_takes_no_more_actions(server: Server) -> None:
    campaign, revision = server.campaign(), 1
    shutil.rmtree(server.services.settings.data)
    wish = {"command": {"type": "change_coins", "owner": "anna", "change": 1}, "revision": revision, "key": new_key()}
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (503, "storage.read_only")
    assert server.laptop.get("/health/ready").status_code == 503
