"""Texts for entities_interop.py: rows that aim at a rule, and random ones made of the same pieces."""

import random
import re

DETECTION_ROWS = [
    "@abcd", "@abc", "@gif @nft @pic @ufc @vid @GIF @cap", "a@abcd", "я@abcd", ".@abcd", "@abcd.com",
    "@abcd@efgh", "@" + "a" * 32, "@" + "a" * 33, "@abcdя", "@ab_d", "@@abcd",
    "/abc", "x/abc", "./abc", "</abc>", "/abc@bot", "/abc@bo", "/abc.", "/a/", "/a-b", "/" + "a" * 64,
    "/" + "a" * 65, "/abc@bot@bot", "/abcя", "/@abc",
    "$A $ABCDEFGH $ABCDEFGHI", "$1INCH $1INC $1INCHA", "$US. $$US $US$ 1$US $US1", "$USD@abcd $USD@ab",
    "#тег #a1 #1 #a# x#a #a.b", "#a·b #a_b #_ #a\u200cb", "#" + "1" * 255 + "a1", "#" + "1" * 256 + "a",
    "#a@b #a@abc #a@" + "a" * 33 + " #a@abc#d #a@abc@d", "#a#b #c", "#aඁං෴ก", "#😀 #a😀b",
    "telegram.org telegram.Org telegram.oRg telegram.ORG", "(telegram.org)", ".telegram.org", "a.ab http://a.ab",
    "http://a.a http://a.0 http://1.0", "http://localhost https://localhost.", "ftp://a.com sftp://a.com tftp://a.com",
    "shttp://a.com xhttp://a.com ahttps://a.com shttps://a.com", "http:///a.com http:/a.com http:a.com",
    "://a.com xx://a.com", "_http://a.com .http://a.com ,http://a.com", "http://http://a.com",
    "1.2.3.4 01.2.3.4 256.1.1.1 1.2.3 1.2.3.4.5 1.2.3.4:80/x x1.2.3.4", "teiegram.org www.teiegram.org",
    "http://a.com/(x)y http://a.com/x)y (http://a.com/x.) a.com/[x)]", "a.com/x. a.com/x, a.com/x? a.com/x! a.com/x'",
    "a.com? a.com?x a.com# a.com#x a.com/? a.com/# a.com?# a.com#?", "a.com:80 a.com:0 a.com:65536 a.com:080/x a.com:",
    "a.com\"b.com a.com<b.com> «a.com» a.com|b.com a.com,b.com", "a.com… a.com/x… a.com—b a.com\u00a0x a.com\u200bx",
    "a.com.. a..com a.com..b a.com.b a.com-", "-a.com a-.com _a.com a_.com a_b.com a_b.c.com a~b.com ~a.com",
    "é.com я.рф ТеСт.МоСкВа ТеСт.МоСкВач 😀.tk", "http://a.😀 http://a.😀😀 http://a.р http://a.рф", "a.xn--p1ai a.xn--a a.xn--ab a.xn--a-b",
    "a" * 63 + ".com " + "a" * 64 + ".com", "é" * 31 + ".com " + "é" * 32 + ".com",
    "a@b.com A@B.Com a.b+c@d-e.f_g.com a@b a@.com @a.com", "mailto:a@b.com MAILTO:a@b.com x:a@b.com :a@b.com",
    "a@b.com/x a@b.com:80 a@b.com?x a@b.com.", "a!b@c.com a%b@c.com é@c.com a@é.com a@1.2.3.4", "u:p@a.com http://u:p@a.com/x http://@a.com",
    "a?b@c.com a#b@c.com http://u?x@c.com", "a@b@c.com abc@c.com@d.com", "a" * 35 + "@b.com " + "a" * 36 + "@b.com",
    "a" * 26 + ".a@b.com " + "a" * 27 + ".a@b.com", "a@" + "b" * 30 + ".com a@" + "b" * 31 + ".com", "a@b.technology a@b.abcdefgh a@b.abcdefghi",
    "4242424242424242 4242 4242 4242 4242", "4242-4242-4242-4242, +4242424242424242", "x4242424242424242 4242424242424242x 4242424242424242-",
    "1 - -- 2 - - -- 34 - - - 56- - 7890150000", "1 - -- 234 - - 56- - 7890150000", "1234567890128 12345678901500 4242424242424241",
    "tg://resolve?domain=x tg:resolve ton://transfer/abc TG://A xtg://a", "tg://a.b tg://a, tg://a/b/. tg://a? tg://a/?x tg://a# tg://a/#x", "tg://a/x)y tg://a/(x) tg://-",
    "/abc/a.com $a.com #a.com x/a.com x#a.com", "a.com/@abcd tg://a.com/@abcd", "#a@abcd.com $USD.com /abc@abcd.com",
]

PIECES = [
    ".", ".", ".", "@", "@", "/", "/", ":", "://", "#", "$", "?", "!", ",", ";", "'", "`", "(", ")", "[", "]", "{", "}",
    "<", ">", "\"", "«", "»", "|", "\\", "^", "~", "-", "_", "+", "=", "&", "%", "*", " ", " ", "\n", "—", "…", "·",
    "com", "org", "Com", "COM", "ru", "рф", "xn--p1ai", "zz", "museum", "a", "b", "ab", "abcd", "A", "AB", "USD",
    "1", "12", "80", "65536", "0", "я", "тег", "é", "😀", "✪", "http://", "https://", "HTTP://", "ftp://", "tg://", "ton://",
    "http", "www.", "mailto:", "t.me", "a.com", "telegram.org", "@abcd", "#tag", "/cmd", "$USD", "user@mail.com",
    "4242424242424242", "4242 4242", "123", "\u200c", "\u200d", "\u00a0", "\u2013", "ก", "ª", "½", "²", "ह", "ि",
]


def detection(count, seed):
    source = random.Random(seed)
    texts = list(DETECTION_ROWS)
    for _ in range(count):
        texts.append("".join(source.choice(PIECES) for _ in range(source.randint(2, 14))))
    return texts


# Marks that no entity of these texts would change by itself.
LETTERS = ["a", "b", "é", "😀", "я"]
NORMALIZED_KINDS = [
    "b", "i", "u", "s", "spoiler", "code", "pre", "quote", "a<http://a.com/>", "user<5>", "emoji<7>", "date<5>", "url",
    "mention",
]


def normalization(count, seed):
    """Texts without markup and white space, with entities at random places."""
    source = random.Random(seed)
    requests = []
    for _ in range(count):
        letters = [source.choice(LETTERS) for _ in range(source.randint(1, 9))]
        edges = [0]
        for letter in letters:
            edges.append(edges[-1] + len(letter.encode("utf-16-le")) // 2)
        entities = []
        for _ in range(source.randint(1, 8)):
            first, last = sorted(source.sample(range(len(edges)), 2))
            entities.append({
                "offset": edges[first], "length": edges[last] - edges[first],
                "kind": source.choice(NORMALIZED_KINDS)})
        requests.append({"operation": "normalize", "text": "".join(letters), "entities": entities})
    return requests


# What a library that writes markup has to escape.
SIGNS = [*"_*[]()~`>#+-=|{}.!\\<&;'\"", "ß", "中"]


def formatting(count, seed, normalized):
    """Texts full of signs, with entities as `normalized` answers to requests for them."""
    source = random.Random(seed)
    for request in normalization(count, seed):
        # Addresses and people are not found next to signs.
        request["entities"] = [entity for entity in request["entities"] if entity["kind"] not in ("url", "mention")]
        entities = normalized(request)["entities"]
        yield "".join(letter if letter == "😀" else source.choice(SIGNS) for letter in request["text"]), entities


HTML_ROWS = [
    "<", "<b", "<b ", "<b>", "<b>x", "x</b>", "<b>x</i>", "<q>x</q>", "</>", "<b>x</>", "<b>x</b", "<b >x</b >", "<B>x</B>",
    "<b/>", "< b>x</b>", "<b x>y</b>", "<b x=>y</b>", "<b x='a>y</b>", "<b x=a y=b>z</b>", "<b x='&lt;'>z</b>",
    "<b ='a'>z</b>", "<!-- x -->", "<br>", "<span>x</span>", "<span class=x>y</span>", "<span class='tg-spoiler'>y</span>",
    "<tg-emoji>x</tg-emoji>", "<tg-emoji emoji-id=5>y</tg-emoji>", "<tg-emoji emoji-id='0'>y</tg-emoji>",
    "<tg-emoji emoji-id='-5'>y</tg-emoji>", "<tg-emoji emoji-id='05'>y</tg-emoji>", "<tg-emoji emoji-id=x></tg-emoji>",
    "<tg-time>x</tg-time>", "<tg-time unix=5>x</tg-time>", "<tg-time unix=0>x</tg-time>", "<tg-time unix='5x'>x</tg-time>",
    "<tg-time unix=5 format='q'>x</tg-time>", "<tg-time unix=5 format='wDT'>x</tg-time>",
    "<tg-time unix=5 format='r'>x</tg-time>", "<tg-time unix=5 format='rt'>x</tg-time>",
    "<tg-time unix=5 format='tT'>x</tg-time>", "<tg-time unix=5 format='TtdD'>x</tg-time>",
    "<tg-time unix=0 format='q'>x</tg-time>",
    "<blockquote>x</blockquote>", "<blockquote expandable>x</blockquote>", "<blockquote cite=x expandable>y</blockquote>",
    "<pre>x</pre>", "<pre><code class='language-x'>y</code></pre>", "<pre><code class='x'>y</code></pre>",
    "<code class='language-x'><pre>z</pre></code>", "<pre> <code class='language-x'>y</code></pre>", "<code><b>x</b></code>",
    "&amp;lt;", "&nbsp;", "&#39;", "&#x41;", "&#x41", "&#65 ", "&#65x", "&#x41g", "&#0;", "&#1;", "&#xD800;", "&#x110000;",
    "&#99999999999;", "&#;", "&#x;", "&lt", "&ltx", "&LT;", "a & b", "&gt&lt;", "&#x1F600;",
    "<a>x</a>", "<a>telegram.org</a>", "<a href=x>y</a>", "<a href=A.com/X>y</a>", "<a href='tg://user?id=5'>y</a>",
    "<a href=\"a.com\"b>y</a>", "<a HREF='a.com'>y</a>", "<b></b>", "<b>\n</b>", "<i><b>x</b></i>", "<b></b x>", "<b>x</ b>",
    "🏟 🏟&lt;<abacaba", "🏟 🏟&lt;<i    aba  =  190azAz-.,", "🏟 🏟&lt;<i    aba  =  ", "🏟 🏟&lt;<i>a</em   >",
]

ADDRESSES = [
    "a.com", "HTTP://A.COM", "http://a.com?x", "http://a.com#x", "a", "a.b", "ftp://a.com", "mailto:a@b.com", "tel:+123",
    "tg://resolve?domain=x", "tg:resolve?domain=x", "Tg://Resolve?Domain=X", "tg://RESOLVE/?a", "tg:resolve/x", "tg:x",
    "tg://x#y", "tg://", "tg:///x", "tg://user?id=abc", "tg://user?id=0", "tg://user?id=05", "tg://USER?ID=5", "tg://user/?id=5",
    "tg://user/x?id=5", "tg://user?x=1&id=5", "tg://user?id=1099511627775", "tg://user?id=1099511627776", "ton://X/Y?z",
    "ton:x", "tonsite://x.ton", "tonsite:x.ton/Y", "javascript:x", "#x", "/x", "http://a b", "http://a.com/a b", " http://a.com ",
    "a.com ", "http://a.com:80", "http://A.com:0080/", "http://a.com:99999", "http://a.com:0", "http://a.com:x", "http://a.com:",
    "http://u:p@a.com", "http://@a.com", "http://u@p@a.com", "u@a.com", "http://я.рф", "a.com/я", "http://É.com", "http://localhost",
    "http://1.2.3.4", "http://a_b.com", "http://a.com/%20", "a.com.", "http://.com", "http://.", "http://a..com", "//a.com",
    "http:a.com", "https:\\a.com", "http://a.com\\x", "http://[::1]/", "[::1]:80/x", "http://[a.com]/", "a%41.com", "a%4.com",
    "%D1%8F.com", "a.com/<x>", "a.com/'x'", "http", "https://", "http:///a.com", "a.com?", "a.com#x?y", "a!b.com", "a(b).com",
]

HTML_PIECES = [
    "<b>", "</b>", "<i>", "</i>", "<u>", "</u>", "<s>", "</s>", "<tg-spoiler>", "</tg-spoiler>", "<code>", "</code>", "<pre>",
    "</pre>", "<blockquote>", "</blockquote>", "<a href='a.com'>", "</a>", "<code class='language-c'>", "</>", "</>", "</>", "</>",
    "<", ">", "&", ";", "&lt;", "&#65;", "=", "'", "\"", " ", "\n", "a", "é", "😀", "<span class='tg-spoiler'>", "</span>",
    "<tg-emoji emoji-id='5'>", "<b x=y>", "<blockquote expandable>", "<tg-time unix='5' format='r'>", "/", "b", "<a>", "a.com",
]

MARKDOWN_ROWS = [
    "*a*", "_a_", "__a__", "~a~", "||a||", "`a`", "```a```", "```x\na```", "```x a```", "```\na```", "*a", "_a", "__a", "~a", "||a",
    "`a", "```a", "```a ", "|a|", "a|", "a||", "*a_b*c_", "___a___", "_a__", "***a***", "**a**", "**", "____", "``", "``````",
    "[a](b.com)", "[a]", "[a](", "[a](b", "[a]()", "[a](b)", "[a", "[a](tg://user?id=5)", "[a](b.com\\))", "[a](b.com(x))",
    "[a[b](c.com)](d.com)", "![a](tg://emoji?id=5)", "![a](tg://time?unix=5)", "![a](tg://time?unix=5&format=r)",
    "![a](tg://time?unix=5&format=q)", "![a](tg://emoji?id=x)", "![a](b.com)", "![a]", "![a", "!", "!a", "![a](tg://emoji?id=5",
    "![](tg://emoji?id=5)", "![](b)", "![a](TG://EMOJI/?x=1&id=5#y)", "![a](tg://emoji?id=0)", "![a](tg://time?unix=0)",
    "![a](tg://time?unix=99999999999)", "![a](tg://time?unix=05)", "![a](tg://emoji?id=05)", "![a](tg://time?unix=5&format=tT)",
    ">a", ">a\nb", ">a\n>b", ">a\n>b||", ">a||\nb", ">a\n\n>b", ">a\n**>b", ">a\n>b||\n>c", "a>b", "a\n>b", ">||", ">a||b", "**>a||",
    ">*a\n>b*", ">*a\nb*", "*>a*", "*\n>a\n*", ">", ">\n>", ">>a", ">a\n>>b", "\\>a", "||a\n>b||", "||\n>a||||", ">a|| ", ">||a||",
    ">||a||||", ">||a||\n>b", ">a\r\n>b", ">`a||`", ">`a`||", ">```a```||", "`\n`>a", "`\n>a`", ">`a\n>b`", ">`a\nb`\n>c", "a\\\n>b",
    ">a||\n", ">a||\r", ">a||\r\nb", ">a\n", ">a||\n\n", "*a\n>b*\nc", ">a||\n**>b||", ">[a\n>b](c.com)", "[a\n>b](c.com)", ">![a\nb](tg://emoji?id=5)",
    "\\a", "\\\\", "\\", "\\é", ".", "(", "`\\`a`", "`\\a`", "`a\\`", "```\\```", "```a\\```b```", "```a``b```", "```a`x`b```",
    "```a`b```", "```\n```", "```py\n```", "```py\nx\n```", "```c++\nx```", "```\n\na```", "```a\r\nb```", "```a\n\rb```", "```a\r\rb```",
    "`a``b`", "*a**b*", "_a__b__c_", "__a_b_c__", "_a_\r__b__", "[a](b.com )", "[a] (b.com)", "[*a](b.com)*", "[`a`](b.com)",
    "|||", "||a|||b||", "*a*😀*", "[a\\]b](c.com)", "[](b.com)", "[a](b.com", "[[a](b.com)", "[a]](b.com)", "a_b_c", "*a\\*b*",
    "_a_\\_b", "[a](b.com)[c](d.com)", "*[a](b.com)*", "```a\\`b```", "a\\", "*\\", "[a\\", "\\[", "\\`", "```py x```", "``a``",
]

MARKDOWN_PIECES = [
    "*", "*", "_", "_", "__", "~", "||", "||", "`", "```", "[", "](a.com)", "]", "(", ")", "![", "](tg://emoji?id=5)", "\n", "\n>", ">",
    "\n**>", "\\", "\\*", "\\_", "a", "b", "é", "😀", " ", "\r", "!", ".", "\n>", "||\n", "c",
]


def parsing(count, seed):
    source = random.Random(seed)
    texts = {"HTML": list(HTML_ROWS), "MarkdownV2": list(MARKDOWN_ROWS), "Markdown": list(MARKDOWN_ROWS)}
    for address in ADDRESSES:
        quoted = address.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;")
        texts["HTML"].append(f"<a href=\"{quoted}\">y</a>")
        texts["MarkdownV2"].append("[y](%s)" % address.replace("\\", "\\\\").replace(")", "\\)"))
    for _ in range(count):
        texts["HTML"].append(random_text(source, HTML_PIECES) if source.random() < 0.5 else nested_html(source))
        texts["MarkdownV2"].append(random_text(source, MARKDOWN_PIECES))
        # TDLib takes the address of a link without parentheses from a place where it has already written.
        texts["Markdown"].append(re.sub(r"\](?!\()", "", random_text(source, MARKDOWN_PIECES)))
        texts["MarkdownV2"].append(nested_markdown(source))
    return [{"operation": mode, "text": text} for mode, all in texts.items() for text in all]


def random_text(source, pieces):
    return "".join(source.choice(pieces) for _ in range(source.randint(1, 12)))


def nested_html(source, depth=0):
    """Elements that are closed as they should be."""
    text = ""
    for _ in range(source.randint(1, 3)):
        if depth > 3 or source.random() < 0.5:
            text += source.choice(["a", "b ", "\n", "é", "😀", "&lt;"])
        else:
            name, attributes = source.choice([
                ("b", ""), ("i", ""), ("u", ""), ("s", ""), ("code", ""), ("code", " class='language-c'"), ("pre", ""),
                ("blockquote", ""), ("blockquote", " expandable"), ("a", " href='a.com'"), ("tg-emoji", " emoji-id='5'"),
                ("tg-time", " unix='5'"), ("span", " class='tg-spoiler'")])
            text += f"<{name}{attributes}>{nested_html(source, depth + 1)}</{name}>"
    return text


def nested_markdown(source, depth=0):
    text = ""
    for _ in range(source.randint(1, 3)):
        if depth > 3 or source.random() < 0.5:
            text += source.choice(["a", "b ", "\n", "\n>", "é", "😀", "\\*", "\r"])
        else:
            mark, end = source.choice([
                ("*", "*"), ("_", "_"), ("__", "__"), ("~", "~"), ("||", "||"), ("`", "`"), ("```", "```"), ("```c\n", "```"),
                ("[", "](a.com)"), ("![", "](tg://emoji?id=5)"), ("\n>", "\n"), ("\n>", "||\n"), ("\n**>", "||\n")])
            text += mark + nested_markdown(source, depth + 1) + end
    return text
