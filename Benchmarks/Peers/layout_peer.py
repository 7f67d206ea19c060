"""Times a layout engine: `layout_peer.py qt|chromium|weasyprint first|append FOLDER` prints "VERSION MILLISECONDS".

The folder holds documents as 0.md, 0.html, 1.md and so on. `first` lays out 0 to warm up and then each of the others,
which it has not seen; `append` adds a word to the end of 0 and lays it out again, several times. What it prints is the
median. It prints nothing for what an engine does not have: WeasyPrint has no append, and Chromium may not be installed.
"""

import glob
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

WIDTH = 360
FONT = "Inter"
FONT_SIZE = 17
APPENDS = 7


def milliseconds(work, inputs):
    times = []
    for value in inputs:
        start = time.perf_counter()
        work(value)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


def documents(folder, kind):
    count = len(glob.glob(f"{folder}/*.{kind}"))
    texts = [open(f"{folder}/{index}.{kind}", encoding="utf-8").read() for index in range(count)]
    return texts[0], texts[1:] or texts


def qt(task, folder):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6 import QtCore, QtGui

    application = QtGui.QGuiApplication([])
    warm, fresh = documents(folder, "md")
    font = QtGui.QFont(FONT)
    font.setPixelSize(FONT_SIZE)

    def lay_out(document, text):
        document.setMarkdown(text)
        document.setTextWidth(WIDTH)
        return document.size()

    def new_document():
        document = QtGui.QTextDocument()
        document.setDefaultFont(font)
        return document

    document = new_document()
    lay_out(document, warm)
    if task == "first":
        # setMarkdown is a part of it, since Qt lays out while it builds the document.
        took = milliseconds(lambda text: lay_out(new_document(), text), fresh)
    else:
        took = milliseconds(lambda n: lay_out(document, warm + " word" * n), range(1, APPENDS + 1))
    del document
    application.quit()
    return QtCore.qVersion(), took


CHROMIUM_PAGE = """<!DOCTYPE html><meta charset="utf-8">
<style>body{margin:0;width:%dpx;font:%dpx/1.25 "%s",sans-serif}</style><div id="page"></div>
<script>
const page = document.getElementById("page");
const [warm, rounds] = JSON.parse(document.getElementById("source").textContent);
const layOut = (text) => { page.innerHTML = text; return page.offsetHeight; };
const times = [];
layOut(warm);
for (const text of rounds) {
  if ("%s" === "first") { page.innerHTML = ""; page.offsetHeight; }
  const start = performance.now();
  layOut(text);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
document.title = "took:" + times[times.length >> 1];
</script>"""


def chromium(task, folder):
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        return None
    warm, rounds = documents(folder, "html")
    if task == "append":
        rounds = [f"{warm}<p>{'word ' * n}</p>" for n in range(1, APPENDS + 1)]
    source = json.dumps([warm, rounds]).replace("<", "\\u003c")
    with tempfile.TemporaryDirectory() as scratch:
        path = f"{scratch}/page.html"
        with open(path, "w", encoding="utf-8") as page:
            page.write(f'<script id="source" type="application/json">{source}</script>')
            page.write(CHROMIUM_PAGE % (WIDTH, FONT_SIZE, FONT, task))
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

    warm, fresh = documents(folder, "html")
    style = (
        f"<style>@page{{size:{WIDTH}px 20000px;margin:0}} body{{font:{FONT_SIZE}px/1.25 {FONT},sans-serif}}</style>")
    fonts = FontConfiguration()
    lay_out = lambda html: engine.HTML(string=style + html).render(font_config=fonts)
    lay_out(warm)
    return engine.__version__, milliseconds(lay_out, fresh[:3])


engine, task, folder = sys.argv[1:]
found = {"qt": qt, "chromium": chromium, "weasyprint": weasyprint}[engine](task, folder)
if found:
    print(*found)
