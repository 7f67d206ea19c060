"""Rich messages through aiogram's types, for json_interop.py."""

import json

from aiogram import Bot, types as t
from aiogram.client.session.aiohttp import AiohttpSession
from pydantic import BaseModel

SESSION = AiohttpSession()
BOT = Bot("42:TEST", session=SESSION)


def prepared(value):
    """A value as aiogram sends it: JSON, read again."""
    text = SESSION.prepare_value(value, bot=BOT, files={})
    return json.loads(text) if isinstance(text, str) else text


def expect_nothing_unknown(value, path="$"):
    """aiogram keeps members it does not know; Recto must not write any."""
    if isinstance(value, BaseModel):
        if value.model_extra:
            raise SystemExit(f"aiogram does not know {sorted(value.model_extra)} at {path}")
        for name in type(value).model_fields:
            expect_nothing_unknown(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, list):
        for index, element in enumerate(value):
            expect_nothing_unknown(element, f"{path}[{index}]")


def received(line):
    message = t.RichMessage.model_validate_json(line)
    expect_nothing_unknown(message)
    return message.model_dump(mode="json", exclude_none=True)


def sent(line):
    message = t.InputRichMessage.model_validate_json(line)
    expect_nothing_unknown(message)
    return prepared(message)


def every_input():
    """A message for each of aiogram's classes, as aiogram sends it."""
    return [json.dumps(prepared(message), ensure_ascii=False) for message in messages()]


def messages():
    for text in texts():
        yield t.InputRichMessage(blocks=[t.InputRichBlockParagraph(text=text)])
    for block in blocks():
        yield t.InputRichMessage(blocks=[block], is_rtl=True)
    for button in buttons():
        yield t.InputRichMessage(blocks=[t.InputRichBlockButtons(buttons=[button])])
    photo = t.InputMediaPhoto(media="https://example.org/a.png")
    media = [
        t.InputRichMessageMedia(id="a", media=photo),
        t.InputRichMessageMedia(id="b-_9", media=t.InputMediaVoiceNote(media="AwAC")),
    ]
    yield t.InputRichMessage(markdown="# a", media=media, skip_entity_detection=True)
    yield t.InputRichMessage(html="<p>a</p>")


def texts():
    user = t.User(id=42, is_bot=False, first_name="Ann", username="ann")
    plain = ["a", t.RichTextBold(text="b"), ["c", "d"]]
    for kind in (
        t.RichTextBold, t.RichTextItalic, t.RichTextUnderline, t.RichTextStrikethrough,
        t.RichTextSpoiler, t.RichTextSubscript, t.RichTextSuperscript, t.RichTextMarked,
        t.RichTextCode,
    ):
        yield kind(text=plain)
    yield "plain"
    yield t.RichTextDateTime(text="then", unix_time=1_700_000_000, date_time_format="wDt")
    yield t.RichTextTextMention(text="Ann", user=user)
    yield t.RichTextCustomEmoji(custom_emoji_id="5368324170671202286", alternative_text="👍")
    yield t.RichTextMathematicalExpression(expression="x^2")
    yield t.RichTextUrl(text="link", url="https://example.org")
    yield t.RichTextEmailAddress(text="write", email_address="a@example.org")
    yield t.RichTextPhoneNumber(text="call", phone_number="+411")
    yield t.RichTextBankCardNumber(text="4242", bank_card_number="4242")
    yield t.RichTextMention(text="@ann", username="ann")
    yield t.RichTextHashtag(text="#tag", hashtag="tag")
    yield t.RichTextCashtag(text="$TON", cashtag="TON")
    yield t.RichTextBotCommand(text="/start", bot_command="start")
    yield t.RichTextButton(button=t.RichMessageButton(text="Go", url="https://example.org"))
    yield [
        t.RichTextAnchor(name="place"),
        t.RichTextAnchorLink(text="to it", anchor_name="place"),
        t.RichTextReference(text="note", name="fn"),
        t.RichTextReferenceLink(text="to it", reference_name="fn"),
    ]


def blocks():
    paragraph = t.InputRichBlockParagraph(text="inside")
    caption = t.RichBlockCaption(text="caption", credit="credit")
    photo = t.InputRichBlockPhoto(
        photo=t.InputMediaPhoto(media="https://example.org/a.png", has_spoiler=True),
        caption=caption)
    yield t.InputRichBlockSectionHeading(text="a", size=3)
    yield t.InputRichBlockPreformatted(text="a", language="swift")
    yield t.InputRichBlockFooter(text="a")
    yield t.InputRichBlockMathematicalExpression(expression="x^2")
    yield t.InputRichBlockBlockQuotation(
        blocks=[paragraph, t.InputRichBlockDivider(), t.InputRichBlockAnchor(name="a")],
        credit="b")
    yield t.InputRichBlockExpandableBlockQuotation(text="a", credit="b")
    yield t.InputRichBlockPullQuotation(text="a", credit="b")
    yield t.InputRichBlockThinking(text="a")
    yield t.InputRichBlockDetails(summary="a", blocks=[paragraph], is_open=True)
    yield t.InputRichBlockMap(
        location=t.Location(latitude=47.4, longitude=-8.5), zoom=13, width=600, height=400,
        caption=caption)
    yield t.InputRichBlockMap(location=t.Location(latitude=47.4, longitude=-8.5))
    yield t.InputRichBlockList(items=[
        t.InputRichBlockListItem(blocks=[paragraph]),
        t.InputRichBlockListItem(blocks=[paragraph], has_checkbox=True, is_checked=True)])
    yield t.InputRichBlockList(items=[
        t.InputRichBlockListItem(blocks=[paragraph], value=3, type="i"),
        t.InputRichBlockListItem(blocks=[paragraph], type="i")])
    cell = t.RichBlockTableCell(align="right", valign="top", text="a", colspan=2, rowspan=3)
    head = t.RichBlockTableCell(align="center", valign="middle", text="a", is_header=True)
    yield t.InputRichBlockTable(
        cells=[[head, cell]], is_bordered=True, is_striped=True, is_compact=True, caption="b")
    yield photo
    yield t.InputRichBlockCollage(blocks=[photo, photo], caption=caption)
    yield t.InputRichBlockSlideshow(blocks=[photo])
    yield t.InputRichBlockAnimation(animation=t.InputMediaAnimation(
        media="CgAC", width=6, height=4, duration=2, has_spoiler=True))
    yield t.InputRichBlockAudio(audio=t.InputMediaAudio(
        media="CQAC", duration=2, performer="P", title="T"))
    yield t.InputRichBlockDocument(document=t.InputMediaDocument(media="BQAC"), caption=caption)
    yield t.InputRichBlockVideo(video=t.InputMediaVideo(
        media="BAAC", width=6, height=4, duration=2, supports_streaming=True))
    yield t.InputRichBlockVoiceNote(voice_note=t.InputMediaVoiceNote(media="AwAC", duration=2))


def buttons():
    yield t.RichMessageButton(text="a", callback_data="data", style="link")
    yield t.RichMessageButton(text="a", web_app=t.WebAppInfo(url="https://example.org"))
    yield t.RichMessageButton(text="a", login_url=t.LoginUrl(url="https://example.org"))
    yield t.RichMessageButton(text="a", switch_inline_query="q", style="danger")
    yield t.RichMessageButton(text="a", switch_inline_query_current_chat="q")
    yield t.RichMessageButton(
        text="a", switch_inline_query_chosen_chat=t.SwitchInlineQueryChosenChat(
            query="q", allow_user_chats=True, allow_channel_chats=True))
    yield t.RichMessageButton(text="a", copy_text=t.CopyTextButton(text="b"), style="primary")
    yield t.RichMessageButton(text="a", disabled=t.DisabledButton(), style="success")
    yield t.RichMessageButton(text="a", url="tg://user?id=42")
