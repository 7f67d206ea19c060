import PageMarkup
import Testing

@Suite("Spoilers and marked text")
struct PairTests {
  @Test(arguments: [
    RichRow("||a||b||", "p(S(a)b||)", "the first closer wins"),
    RichRow("x||a||||b||y", "p(xS(a·b)y)", "touching pairs of a kind are one array"),
    RichRow("||||a||||", "p(S(||a)||)", "a pair may not be empty"),
    RichRow("|||", "p(|||)", "three bars"),
    RichRow("||||", "p(||||)", "four bars"),
    RichRow("|||||", "p(S(|))", "a sign may be the text of a pair"),
    RichRow("||||||", "p(S(|)|)", "what is left is text"),
    RichRow("a\n\n===", "p(a) p(===)", "three equals signs"),
    RichRow("=====", "p(M(=))", "five equals signs"),
    RichRow("=======", "p(M(=)==)", "seven equals signs"),
    RichRow(
      "====================", "p(M(=·=·=·=))", "twenty are four pieces"),
    RichRow(
      "=====================", "p(M(=·=·=·=)=)", "twenty-one are four pieces and one sign"),
    RichRow("==a===b==", "p(M(a)=b==)", "the closer is the first that fits"),
    RichRow("===a===", "p(M(=a)=)", "a rejected sign is stepped over alone"),
    RichRow("====a====", "p(M(==a)==)", "so that longer runs are text inside"),
    RichRow("=====a=====", "p(M(=)aM(=))", "five can stand alone"),
    RichRow("==|==|==", "p(M(|)|==)", "one bar in marked text"),
    RichRow("|| a|| ||b||", "p(|| a|| S(b))", "no blank behind an opener"),
    RichRow("a|| b ||c||d||", "p(a|| b S(c)d||)", "a closer cannot open across a blank"),
    RichRow("==a ==b== c", "p(M(a ==b) c)", "an opener inside is text"),
    RichRow("||a ==b|| c==", "p(S(a ==b) c==)", "pairs do not cross"),
    RichRow("||a ==b== c||", "p(S(a M(b) c))", "pairs nest"),
    RichRow("||a ==b== c== d||", "p(S(a M(b) c== d))", "and leave the rest"),
    RichRow("a==[==](/d)b", "p(aM([)](command(/d))b)", "a closer is found in a link's label"),
    RichRow("~~==a~~==", "p(K(==a)==)", "a style that began before ends first"),
    RichRow("[a ==b](https://a.b) c==", "p(U<https://a.b/>(a ==b) c==)", "a link, too"),
    RichRow("==a *b== c*", "p(M(a *b) c*)", "a style that begins inside is text"),
    RichRow("*x ==a *b== c*", "p(I(x M(a *b) c))", "and what is around is read without it"),
    RichRow("||a ==*b|| c==*", "p(S(a ==*b) c==*)", "whatever is inside"),
    RichRow("||a\nb||", "p(||a b||)", "no pair across a soft line break"),
    RichRow("||a  \nb||", "p(||a⏎b||)", "nor across a hard one"),
    RichRow("||a<br\n/>b||", "p(||a⏎b||)", "nor across one inside a tag"),
    RichRow("||a<br>b||", "p(S(a⏎b))", "a tag that ends a line is none"),
    RichRow("||a&#10;b||", "p(S(a b))", "a reference to one is none either"),
    RichRow("||a&#32;||", "p(S(a ))", "a reference to a blank is text"),
    RichRow("||\u{3000}a\u{2009}||", "p(S(\u{3000}a\u{2009}))", "so are wide and thin spaces"),
    RichRow("||x&nbsp;||", "p(S(x⍽))", "and spaces that do not break"),
    RichRow("||a\t||", "p(||a ||)", "a tab is a blank"),
    RichRow("\\||a||", "p(||a||)", "a backslash before an opener"),
    RichRow("|\\|a||", "p(||a||)", "inside an opener"),
    RichRow("\\\\||a||", "p(\\S(a))", "two backslashes are one, and the opener is live"),
    RichRow("\\\\\\||a||", "p(\\||a||)", "three"),
    RichRow("||a\\||b||", "p(S(a\\)b||)", "a closer is found behind a backslash, which is text"),
    RichRow("&#124;&#124;x&#124;&#124;", "p(||x||)", "references are text"),
    RichRow("&vert;&vert;a", "p(&vert;&vert;a)", "names that are not known are text"),
    RichRow("&amp;#124;&#124;a||", "p(&#124;|a||)", "references are decoded once"),
    RichRow("`||a||` ``x==y==z``", "p(C(||a||) C(x==y==z))", "nothing is paired in code"),
    RichRow("||a `b|| c` d||", "p(S(a C(b|| c) d))", "no closer is found in code"),
    RichRow("||a*b||", "p(S(a*b))", "an asterisk alone"),
    RichRow("||a`b||", "p(S(a`b))", "a backtick alone"),
    RichRow("<span data=\"||\">||a||</span>", "p(S(a))", "nor in attributes"),
    RichRow("||<b title=\"||\">a</b>||", "p(S(B(a)))", "of tags inside neither"),
    RichRow(
      "<https://a.b/||c||>", "p(U<https://a.b/||c||>(https://a.b/||c||))", "nor in addresses"),
    RichRow("    ||a||", "pre(||a||)", "nor in indented code"),
    RichRow("- ||a\n- b||", "ul[(||a) (b||)]", "nor across items"),
    RichRow("- [ ] ||a||", "ul[☐(S(a))]", "in a task"),
    RichRow("> ==a==", "quote[p(M(a))]", "in a quote"),
    RichRow("**==a||", "p(**==a||)", "nothing closes"),
    RichRow("a|b|c = d", "p(a|b|c = d)", "single signs"),
    RichRow("\\= \\|", "p(= |)", "single escaped signs"),
    RichRow("a == b || c", "p(a == b || c)", "operators"),
    RichRow("(\"||a||\")«==b==»", "p((\"S(a)\")«M(b)»)", "next to punctuation"),
    RichRow("||==a||==b==||", "p(S(==a)M(b)||)", "what a pair has left may begin one"),
  ])
  func pairs(_ row: RichRow) {
    row.check()
  }

  @Test(
    "styles around the same text have an order",
    arguments: [
      RichRow("**==a==**", "p(M(B(a)))", "of bold and marked the inner one lies outside"),
      RichRow("==**a**==", "p(B(M(a)))", "either way"),
      RichRow("**||a||**", "p(S(B(a)))", "a spoiler lies outside bold"),
      RichRow("||**a**||", "p(S(B(a)))", "wherever it was written"),
      RichRow("*==a==*", "p(M(I(a)))", "marked lies outside italic"),
      RichRow("==~~a~~==", "p(M(K(a)))", "and outside struck"),
      RichRow("**==||a||==**", "p(S(M(B(a))))", "three of them"),
      RichRow("||`c`||", "p(C(S(c)))", "code is outermost"),
      RichRow("[`c`](https://ya.ru)", "p(C(U<https://ya.ru/>(c)))", "even outside a link"),
      RichRow("**[a](https://ya.ru)**", "p(U<https://ya.ru/>(B(a)))", "a link lies outside styles"),
      RichRow("||https://ya.ru||", "p(autourl(S(https://ya.ru)))", "one that was found, too"),
      RichRow("==@durov==", "p(mention(M(@durov)))", "and a mention"),
      RichRow("||#tag|| a", "p(hashtag(S(#tag)) a)", "and a hashtag"),
      RichRow("**a ||b||**", "p(B(a S(b)))", "styles around different text stay"),
    ])
  func order(_ row: RichRow) {
    row.check()
  }
}
