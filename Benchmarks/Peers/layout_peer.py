"""Times a layout engine: `layout_peer.py qt|chromium|weasyprint first|append FOLDER` prints "VERSION MILLISECONDS".

The folder holds a document as page.md and page.html. `first` lays it out once in a warm process, `append` adds a
word to its end and lays it out again, as the median of several. Prints nothing for what an engine does not have:
WeasyPrint has no append, and Chromium may not be installed.
"""

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

WIDTH = 360


def milliseconds(work, count):
    times = []
    for index in range(count):
        start = time.perf_counter()
        work(index)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


def qt(task, folder):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6 import QtCore, QtGui

    application = QtGui.QGuiApplication([])
    markdown = open(f"{folder}/page.md", encoding="utf-8").read()

    def lay_out(document, text):
        document.setMarkdown(text)
        document.setTextWidth(WIDTH)
        return document.size()

    document = QtGui.QTextDocument()
    lay_out(document, markdown)  # fonts
    if task == "first":
        # setMarkdown is a part of it, since Qt lays out while it builds the document.
        took = milliseconds(lambda _: lay_out(QtGui.QTextDocument(), markdown), 5)
    else:
        took = milliseconds(lambda n: lay_out(document, markdown + " word" * (n + 1)), 7)
    del document
    application.quit()
    return QtCore.qVersion(), took


CHROMIUM_PAGE = """<!DOCTYPE html><meta charset="utf-8">
<style>body{margin:0;width:%dpx;font:17px/1.25 "Inter",sans-serif}</style><div id="page"></div>
<script>
const page = document.getElementById("page");
const html = document.getElementById("source").textContent;
const layOut = (text) => { page.innerHTML = text; return page.offsetHeight; };
const times = [];
layOut(html);
for (let round = 0; round < 7; round++) {
  let text = html;
  if ("%s" === "first") { page.innerHTML = ""; page.offsetHeight; }
  else text = html + "<p>" + "word ".repeat(round + 1) + "</p>";
  const start = performance.now();
  layOut(text);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
document.title = "took:" + times[3];
</script>"""


def chromium(task, folder):
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        return None
    html = open(f"{folder}/page.html", encoding="utf-8").read()
    source = html.replace("</script", "<\\/script")
    with tempfile.TemporaryDirectory() as scratch:
        path = f"{scratch}/page.html"
        with open(path, "w", encoding="utf-8") as page:
            page.write(f'<script id="source" type="text/plain">{source}</script>')
            page.write(CHROMIUM_PAGE % (WIDTH, task))
        dom = subprocess.run(
            [program, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={scratch}/profile",
             "--dump-dom", f"file://{path}"],
            capture_output=True, text=True, timeout=120).stdout
    version = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    took = re.search(r"took:([0-9.]+)", dom.split("<title>")[-1])
    number = re.search(r"[0-9.]+", version)
    return (number.group(0), float(took.group(1))) if took and number else None


def weasyprint(task, folder):
    if task != "first":
        return None
    import weasyprint as engine
    from weasyprint.text.fonts import FontConfiguration

    html = open(f"{folder}/page.html", encoding="utf-8").read()
    style = f"<style>@page{{size:{WIDTH}px 20000px;margin:0}}</style>"
    fonts = FontConfiguration()
    lay_out = lambda _: engine.HTML(string=style + html).render(font_config=fonts)
    lay_out(0)
    return engine.__version__, milliseconds(lay_out, 3)


engine, task, folder = sys.argv[1:]
found = {"qt": qt, "chromium": chromium, "weasyprint": weasyprint}[engine](task, folder)
if found:
    print(*found)
