"""Pages through TDLib's JSON reader, for json_interop.py.

A request that TDLib cannot serve is still read, and logged as it was understood:

    Receive request 7: setChatDraftMessage {
      chat_id = 1
      …
            pageBlockParagraph {
              text = richTextPlain {
                text = "a"

which this module reads back. Strings are printed without escapes, so the pages must not hold quotes and
line ends of their own: they are taken apart for the way.
"""

import base64
import json
import pathlib
import re
import tempfile
import time

from tdjson import tdjson_ext as td

# Members that TDLib prints as JSON strings, because doubles would not hold them.
INT64 = {"custom_emoji_id"}
# What stands for characters that would break the log's lines.
STAND_INS = {'"': "\ue001", "\n": "\ue002", "\r": "\ue003", "\\": "\ue004", "\0": "\ue005"}


def execute(request):
    answer = td.td_execute(json.dumps(request).encode())
    return json.loads(answer) if answer else None


def understood(pages):
    """What TDLib read of the pages: the members it knows, null ones left out."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        execute({"@type": "setLogVerbosityLevel", "new_verbosity_level": 1})
        execute({"@type": "setLogStream", "log_stream": {
            "@type": "logStreamFile", "path": str(log), "max_file_size": 1 << 40}})
        execute({
            "@type": "setLogTagVerbosityLevel", "tag": "td_requests", "new_verbosity_level": 1})
        client = td.td_create_client_id()
        result = [send(client, index, page, log) for index, page in enumerate(pages)]
        execute({"@type": "setLogStream", "log_stream": {"@type": "logStreamEmpty"}})
        return result


def send(client, index, page, log):
    start = log.stat().st_size if log.exists() else 0
    request = {
        "@type": "setChatDraftMessage", "chat_id": 1, "@extra": index,
        "draft_message": {"@type": "draftMessage", "content": {
            "@type": "draftMessageContentRichMessage", "message": rich_message(page)}}}
    td.td_send(client, json.dumps(stand_in(request), ensure_ascii=False).encode())
    while True:
        answer = json.loads(td.td_receive(10.0))
        if answer.get("@extra") == index:
            break
    if "Failed to parse" in answer["message"]:
        raise SystemExit(f"TDLib refuses page {index + 1}: {answer['message']}")
    for _ in range(100):
        with log.open("rb") as file:
            file.seek(start)
            text = file.read().decode()
        if "Sending error for request" in text:
            break
        time.sleep(0.01)
    lines = text[text.index("setChatDraftMessage {"):].split("\n")
    draft = Lines(lines).object("setChatDraftMessage")
    return draft["draft_message"]["content"]["message"] | head(page)


def rich_message(page):
    """The page of a web page is no draft; its blocks are."""
    if page["@type"] == "richMessage":
        return page
    return {"@type": "richMessage", "blocks": page["blocks"], "is_rtl": page["is_rtl"],
            "is_full": page["is_full"]}


def head(page):
    if page["@type"] == "richMessage":
        return {}
    return {name: page[name] for name in ("@type", "view_count", "version")}


def stand_in(value):
    if isinstance(value, dict):
        return {name: stand_in(member) for name, member in value.items()}
    if isinstance(value, list):
        return [stand_in(element) for element in value]
    if isinstance(value, str):
        return value.translate(str.maketrans(STAND_INS))
    return value


def bring_back(text):
    return text.translate(str.maketrans({mark: sign for sign, mark in STAND_INS.items()}))


class Lines:
    """Reads the log's notation."""

    def __init__(self, lines):
        self.lines = lines
        self.next = 1

    def object(self, name):
        """The members up to the closing bracket."""
        members = {"@type": name}
        while True:
            line = self.lines[self.next].strip(" ")
            self.next += 1
            if line == "}":
                return members
            member, _, text = line.partition(" = ")
            value = self.value(text, member)
            if value is not None:
                members[member] = value

    def value(self, text, member):
        if text == "null":
            return None
        if text in ("true", "false"):
            return text == "true"
        if text.startswith('"'):
            return bring_back(text[1:-1])
        if text.startswith("bytes ["):
            digits = re.search(r"\{(.*)\}", text).group(1)
            return base64.b64encode(bytes.fromhex(digits)).decode()
        if text.startswith("vector["):
            return self.vector()
        if text.endswith(" {"):
            return self.object(text[:-2])
        if "." in text:
            return float(text)
        return text if member in INT64 else int(text)

    def vector(self):
        elements = []
        while True:
            line = self.lines[self.next].strip(" ")
            self.next += 1
            if line == "}":
                return elements
            elements.append(self.value(line, ""))


def comparable(value, ours):
    """What TDLib read, with what its log cannot say taken from what Recto wrote: the digits of a
    coordinate behind the sixth."""
    return replace_coordinates(value, json.loads(ours))


def replace_coordinates(theirs, ours):
    if isinstance(theirs, dict) and isinstance(ours, dict):
        return {name: replace_coordinates(member, ours.get(name)) for name, member in theirs.items()}
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        return [replace_coordinates(left, right) for left, right in zip(theirs, ours)]
    if isinstance(theirs, float) and isinstance(ours, float) and abs(theirs - ours) < 1e-6:
        return ours
    return theirs
