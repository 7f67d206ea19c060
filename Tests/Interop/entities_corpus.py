"""Texts for entities_interop.py: rows that aim at a rule, and random ones made of the same pieces."""

import random

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
