import PageMarkup
import Testing

@Suite("Lists")
struct ListTests {
  @Test(arguments: [
    MarkdownRow("- a\n- b", "ul[(a) (b)]", "bullets"),
    MarkdownRow("* a\n* b\n+ c", "ul[(a) (b)] ul[(c)]", "another bullet begins another list"),
    MarkdownRow("1. a\n2. b", "ol[1(a) 2(b)]", "numbers are kept as text"),
    MarkdownRow("7) a\n7) b", "ol[7(a) 8(b)]", "the first counts, the others follow"),
    MarkdownRow("0. a", "ol[0(a)]", "from zero"),
    MarkdownRow("999999999. a\n1. b", "ol[999999999(a) 1000000000(b)]", "to the largest"),
    MarkdownRow("1234567890. a", "p(1234567890. a)", "which has nine digits"),
    MarkdownRow("- a\n\n- b", "ul[(a) (b)]", "blank lines between items change nothing"),
    MarkdownRow("- a\n  - b\n    - c", "ul[{p(a) ul[{p(b) ul[(c)]}]}]", "lists in lists"),
    MarkdownRow("1. a\n   1. b\n2. c", "ol[1{p(a) ol[1(b)]} 2(c)]", "numbers in numbers"),
    MarkdownRow("- a\n\n  b", "ul[{p(a) p(b)}]", "an item of two paragraphs"),
    MarkdownRow("- a\n  b\nc", "ul[(a b c)]", "lines of one item"),
    MarkdownRow("-     a", "ul[{pre(a)}]", "an item of code"),
    MarkdownRow("- > a", "ul[{quote[p(a)]}]", "an item of a quote"),
    MarkdownRow("- # a", "ul[{h1(a)}]", "an item of a heading"),
    MarkdownRow("- ```\n  a\n  ```\n- b", "ul[{pre(a)} (b)]", "a fence in an item"),
    MarkdownRow("- a\n-\n- b", "ul[(a) (b)]", "an empty item is nothing"),
    MarkdownRow("1. a\n2.\n3. b", "ol[1(a) 2( ) 3(b)]", "unless it has a number"),
    MarkdownRow("-", "", "a list of empty items is nothing"),
    MarkdownRow("a\n- b", "p(a) ul[(b)]", "a list interrupts a paragraph"),
    MarkdownRow("a\n2. b", "p(a 2. b)", "but not with another number than one"),
    MarkdownRow("- - a", "ul[{ul[(a)]}]", "two markers on one line"),
  ])
  func lists(_ row: MarkdownRow) {
    row.check()
  }

  @Test(arguments: [
    MarkdownRow("- [ ] a\n- [x] b\n- [X] c", "ul[☐(a) ☑(b) ☑(c)]", "boxes, open and checked"),
    MarkdownRow("- [ ] a [x]", "ul[☐(a [x])]", "the box is at the beginning, not elsewhere"),
    MarkdownRow("1. [ ] a\n2. [x] b", "ol[1☐(a) 2☑(b)]", "a numbered task keeps its number"),
    MarkdownRow("- [ ]\n- [x] ", "ul[☐( ) ☑( )]", "a box alone is kept"),
    MarkdownRow("- [ ]a", "ul[([ ]a)]", "text right behind it makes it text"),
    MarkdownRow("- \\[ ] a", "ul[([ ] a)]", "a backslash before it too"),
    MarkdownRow("- [x](b)", "ul[(a<b>(x))]", "a link is a link"),
    MarkdownRow("- [y] a", "ul[([y] a)]", "another letter is text"),
    MarkdownRow("[ ] a", "p([ ] a)", "outside of a list it is text"),
    MarkdownRow("- a\n\n  [ ] b", "ul[{p(a) p([ ] b)}]", "in a second paragraph too"),
    MarkdownRow("- [ ] a\n  - [x] b", "ul[☐{p(a) ul[☑(b)]}]", "tasks in tasks"),
    MarkdownRow("> - [x] a", "quote[ul[☑(a)]]", "tasks in quotes"),
    MarkdownRow("- - [ ] a", "ul[{ul[☐(a)]}]", "behind two markers"),
    MarkdownRow("- [ ] a\n\n      b", "ul[☐{p(a) pre(b)}]", "the code of a task"),
    MarkdownRow("- [ ] # a", "ul[☐(# a)]", "behind a box there is text"),
    MarkdownRow("- [ ]\n  a", "ul[☐(a)]", "on the next line too"),
  ])
  func tasks(_ row: MarkdownRow) {
    row.check()
  }
}
