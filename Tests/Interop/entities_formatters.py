"""What aiogram and python-telegram-bot write for texts and entities, for entities_interop.py."""

import datetime

import telegram
from aiogram.types import MessageEntity as AiogramEntity
from aiogram.types import User as AiogramUser
from aiogram.utils.text_decorations import html_decoration, markdown_decoration
from telegram.helpers import escape_markdown

NAMES = {
    "b": "bold", "i": "italic", "u": "underline", "s": "strikethrough", "spoiler": "spoiler", "code": "code", "pre": "pre",
    "quote": "blockquote", "collapsed": "expandable_blockquote", "a": "text_link", "user": "text_mention",
    "emoji": "custom_emoji", "date": "date_time",
}
NOW = datetime.datetime(2026, 1, 1)


def escaped(text):
    """The text as markup that says it and nothing else: the writer, the parse mode, the markup."""
    yield "aiogram quote", "HTML", html_decoration.quote(text)
    yield "aiogram quote", "MarkdownV2", markdown_decoration.quote(text)
    yield "python-telegram-bot escape_markdown", "MarkdownV2", escape_markdown(text, version=2)
    yield "python-telegram-bot escape_markdown", "Markdown", escape_markdown(text, version=1)


def formatted(text, entities):
    """The same for a text with entities as TDLib spells them."""
    theirs = [entity(AiogramEntity, AiogramUser, item) for item in entities]
    yield "aiogram unparse", "HTML", html_decoration.unparse(text, theirs)
    yield "aiogram unparse", "MarkdownV2", markdown_decoration.unparse(text, theirs)
    message = telegram.Message(
        message_id=1, date=NOW, chat=telegram.Chat(1, "private"), text=text,
        entities=[entity(telegram.MessageEntity, telegram.User, item) for item in entities])
    yield "python-telegram-bot text_html", "HTML", message.text_html
    yield "python-telegram-bot text_markdown_v2", "MarkdownV2", message.text_markdown_v2
    try:
        yield "python-telegram-bot text_markdown", "Markdown", message.text_markdown
    except ValueError:
        # The old mode has no form for most entities.
        pass


def entity(make, make_user, item):
    """An entity of a library: its classes have the same members."""
    name, _, value = item["kind"].removesuffix(">").partition("<")
    members = {"type": NAMES[name], "offset": item["offset"], "length": item["length"]}
    if name == "a":
        members["url"] = value
    elif name == "user":
        members["user"] = make_user(id=int(value), is_bot=False, first_name="A")
    elif name == "emoji":
        members["custom_emoji_id"] = value
    elif name == "date":
        seconds = int(value)
        members["unix_time"] = (
            datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc) if make is telegram.MessageEntity else seconds)
    elif name == "pre" and value:
        members["language"] = value
    return make(**members)
