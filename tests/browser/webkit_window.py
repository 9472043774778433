"""A window of WebKit as narrow as a phone, for its driver; that of WebKit's own browser is at least 447 pixels wide.

Started by WebKitWebDriver with the system's Python, which has the system's WebKit. It stands alone: nothing of ours is
there.
"""

import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

LANGUAGE, NAME, BEGIN = sys.argv[1:4]


def open_window(*_: object) -> Any:
    """Return a new page in a window that can have any size."""
    everywhere, at_start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    scripts = WebKit2.UserContentManager()
    scripts.add_script(WebKit2.UserScript.new(BEGIN, everywhere, at_start, None, None))
    page = WebKit2.WebView(web_context=CONTEXT, user_content_manager=scripts, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(360, 740)
    window.add(page)
    window.show_all()
    page.connect("close", lambda _page: window.destroy())
    return page


def begin_session(_context: object, session: Any) -> None:
    """Tell the driver the name it asked for, and open pages for it."""
    about = WebKit2.ApplicationInfo()
    about.set_name(NAME)
    about.set_version(1, 0, 0)
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


CONTEXT = WebKit2.WebContext.new_ephemeral()
CONTEXT.set_preferred_languages([LANGUAGE])
CONTEXT.set_automation_allowed(True)
CONTEXT.connect("automation-started", begin_session)
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)  # as somebody who asks for less motion
Gtk.main()
