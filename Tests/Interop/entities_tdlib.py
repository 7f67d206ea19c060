"""TDLib's entities, for entities_interop.py."""

import json

from tdjson import tdjson_ext as td

KINDS = {
    "Mention": "mention", "Hashtag": "hashtag", "Cashtag": "cashtag", "BotCommand": "command", "Url": "url",
    "EmailAddress": "email", "PhoneNumber": "phone", "BankCardNumber": "card", "MediaTimestamp": "timecode",
}


def execute(request):
    answer = td.td_execute(json.dumps(request).encode())
    return json.loads(answer) if answer else None


execute({"@type": "setLogVerbosityLevel", "new_verbosity_level": 0})


def compared(request, answer):
    """The two sides in one notation, without what is not to be compared."""
    theirs = execute({"@type": "getTextEntities", "text": request["text"]})
    return (
        [spelled(entity) for entity in theirs["entities"]
         if kind(entity) != "timecode"],
        [f"{entity['kind']} {entity['offset']}+{entity['length']}" for entity in answer["entities"]
         if entity["kind"] != "phone"])


def kind(entity):
    name = entity["type"]["@type"].removeprefix("textEntityType")
    return KINDS[name]


def spelled(entity):
    return f"{kind(entity)} {entity['offset']}+{entity['length']}"
