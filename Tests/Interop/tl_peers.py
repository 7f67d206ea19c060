"""What Telethon and kurigram make of a TL value."""

import datetime
import io
import struct

import schema as tl
from pyrogram.raw.core import TLObject as KurigramObject
from telethon.extensions import BinaryReader


def telethon(value):
    with BinaryReader(value) as reader:
        result = reader.tgread_object()
        if reader.tell_position() != len(value):
            raise ValueError("bytes left over")
        return result


checked_by_kurigram = []


def check(value):
    """Why one of the two does not give `value` back; None when both do, and when only Telethon
    can say because of kurigram's limits."""
    try:
        written = bytes(telethon(value))
    except Exception as error:
        return f"Telethon: {error!r}"
    if written != value:
        return f"Telethon writes {written.hex()}\n  for {value.hex()}"
    if getattr(value, "has_absent_lists", False):
        return None
    try:
        written = KurigramObject.read(io.BytesIO(value)).write()
    except (AttributeError, KeyError):
        # kurigram guesses what a vector holds from how many bytes are left, and so takes some
        # objects for numbers: it cannot write those, or loses its place.
        return None
    except Exception as error:
        return f"kurigram: {error!r}"
    if written != value:
        return f"kurigram writes {written.hex()}\n  for {value.hex()}"
    checked_by_kurigram.append(1)
    return None


def describe(schema, constructor, value):
    """What Telethon understood, in the notation of the tests' TLDump."""
    if not constructor.is_typed:
        return "-"
    return Description(schema).value(telethon(value))


class Description:
    def __init__(self, schema):
        self.schema = schema

    def value(self, value):
        constructor = self.schema.by_id[value.CONSTRUCTOR_ID]
        if not constructor.is_typed:
            return f"<{bytes(value).hex()}>"
        fields = [
            f"{field.name}={self.field(field.type, getattr(value, attribute(value, field)))}"
            for field in constructor.fields]
        return constructor.case + (f"({', '.join(fields)})" if fields else "")

    def field(self, type_name, value):
        if type_name == "true":
            return "true" if value else "false"
        if value is None:
            return "nil"
        element = tl.element_type(type_name)
        if element != type_name:
            return "[" + ", ".join(self.field(element, part) for part in value) + "]"
        if isinstance(value, bool):
            return "true" if value else "false"
        if type_name == "double":
            return struct.pack(">d", value).hex()
        if type_name == "string":
            return f'"{value}"'
        if type_name == "bytes":
            return "x" + value.hex()
        if isinstance(value, datetime.datetime):
            return str(int(value.timestamp()))
        if isinstance(value, int):
            return str(value)
        return self.value(value)


def attribute(value, field):
    return field.wire_name if hasattr(value, field.wire_name) else field.wire_name + "_"
