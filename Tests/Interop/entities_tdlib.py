"""TDLib's entities, for entities_interop.py, in the spelling of Recto's tests."""

import json

from tdjson import tdjson_ext as td

NAMES = {
    "Mention": "mention", "Hashtag": "hashtag", "Cashtag": "cashtag", "BotCommand": "command", "Url": "url",
    "EmailAddress": "email", "PhoneNumber": "phone", "BankCardNumber": "card", "MediaTimestamp": "timecode", "Bold": "b",
    "Italic": "i", "Underline": "u", "Strikethrough": "s", "Spoiler": "spoiler", "Code": "code", "Pre": "pre",
    "BlockQuote": "quote", "ExpandableBlockQuote": "collapsed",
}
TYPES = {name: {"@type": f"textEntityType{type}"} for type, name in NAMES.items()} | {
    "a<http://a.com/>": {"@type": "textEntityTypeTextUrl", "url": "http://a.com/"},
    "user<5>": {"@type": "textEntityTypeMentionName", "user_id": 5},
    "emoji<7>": {"@type": "textEntityTypeCustomEmoji", "custom_emoji_id": "7"},
    "date<5>": {"@type": "textEntityTypeDateTime", "unix_time": 5},
}
MODES = {
    "HTML": {"@type": "textParseModeHTML"}, "MarkdownV2": {"@type": "textParseModeMarkdown", "version": 2},
    "Markdown": {"@type": "textParseModeMarkdown", "version": 1},
}


def execute(request):
    answer = td.td_execute(json.dumps(request).encode())
    return json.loads(answer) if answer else None


execute({"@type": "setLogVerbosityLevel", "new_verbosity_level": 0})


def answer(request):
    """What TDLib says to a request: a text and its entities, or an error."""
    text = request["text"]
    if request["operation"] == "detect":
        entities = execute({"@type": "getTextEntities", "text": text})["entities"]
        return {"text": text, "entities": [spelled(entity) for entity in entities]}
    if request["operation"] == "normalize":
        # With no markup in the text nothing but putting in order is left.
        entities = [
            {"@type": "textEntity", "offset": entity["offset"], "length": entity["length"], "type": TYPES[entity["kind"]]}
            for entity in request["entities"]]
        result = execute({
            "@type": "parseMarkdown", "text": {"@type": "formattedText", "text": text, "entities": entities}})
    else:
        result = execute({"@type": "parseTextEntities", "text": text, "parse_mode": MODES[request["operation"]]})
    if result["@type"] == "error":
        return {"error": result["message"]}
    return {"text": result["text"], "entities": [spelled(entity) for entity in result["entities"]]}


def spelled(entity):
    return {"offset": entity["offset"], "length": entity["length"], "kind": kind(entity["type"])}


def kind(type):
    name = type["@type"].removeprefix("textEntityType")
    if name == "PreCode":
        return f"pre<{type['language']}>"
    if name == "TextUrl":
        return f"a<{type['url']}>"
    if name == "MentionName":
        return f"user<{type['user_id']}>"
    if name == "CustomEmoji":
        return f"emoji<{type['custom_emoji_id']}>"
    if name == "DateTime":
        bits = date_format(type.get("formatting_type"))
        return f"date<{type['unix_time']}{'' if bits is None else f' {bits}'}>"
    return NAMES[name]


def date_format(type):
    if type is None:
        return None
    if type["@type"] == "dateTimeFormattingTypeRelative":
        return 1
    precisions = {"None": 0, "Short": 1, "Long": 2}
    time, date = (
        precisions[type[name]["@type"].removeprefix("dateTimePartPrecision")] for name in ("time_precision", "date_precision"))
    return (0, 2, 4)[time] + (0, 8, 16)[date] + (32 if type["show_day_of_week"] else 0)
