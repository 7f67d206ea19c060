import MathTypesetting
import Testing

@Suite("Fractions, roots, delimiters, accents and boxes")
struct StructureTests {
  @Test(
    "fractions and binomials",
    arguments: [
      Row(#"\frac{a}{b}"#, "frac{𝑎}{𝑏}"), Row(#"\frac12"#, "frac{1}{2}"),
      Row(#"\dfrac ab"#, "frac(display){𝑎}{𝑏}"),
      Row(#"\tfrac ab"#, "frac(text){𝑎}{𝑏}"),
      Row(#"\binom nk"#, #"frac(thickness=0em left="(" right=")"){𝑛}{𝑘}"#),
      Row(#"a+1 \over b"#, "frac{𝑎 bin:+ 1}{𝑏}"),
      Row(#"x {a \atop b}"#, "𝑥 {frac(thickness=0em){𝑎}{𝑏}}"),
      Row(#"{n \brace k}"#, #"{frac(thickness=0em left="{" right="}"){𝑛}{𝑘}}"#),
      Row(#"a \above 2pt b"#, "frac(thickness=2pt){𝑎}{𝑏}"),
      Row(#"\over"#, "frac{}{}"),
      Row(#"\genfrac(]{2pt}{1}{a}{b}"#, #"frac(thickness=2pt left="(" right="]" text){𝑎}{𝑏}"#),
      Row(#"\genfrac{}{}{}{}ab"#, "frac{𝑎}{𝑏}"),
      Row(#"\cfrac[r]{1}{2}"#, "frac(display continued=right){1}{2}"),
      Row(#"\frac\sqrt23 4"#, "frac{root{2}}{3} 4"),
    ])
  func fractions(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "delimiters that grow, and those of a chosen size",
    arguments: [
      Row(#"\left(x\right]"#, #"delimited("(" "]"){𝑥}"#),
      Row(#"\left.x\right|"#, #"delimited("." "|"){𝑥}"#),
      Row(#"\left\{a\middle|b\middle\|c\right>"#, #"delimited("{" "|" "‖" "⟩"){𝑎}{𝑏}{𝑐}"#),
      Row(
        #"\left(\left[x\right]\right)^2"#,
        #"scripts{delimited("(" ")"){delimited("[" "]"){𝑥}}}^{2}"#),
      Row(
        #"\big(\Bigl[\biggm|\Biggr\}"#,
        #"big("(" size=1 ord) big("[" size=2 open) big("|" size=3 rel) big("}" size=4 close)"#),
      Row(#"\left\lfloor x\right\rceil"#, #"delimited("⌊" "⌉"){𝑥}"#),
      Row(#"\left< a \right\uparrow"#, #"delimited("⟨" "↑"){𝑎}"#),
      Row(#"\left(a \over b\right)"#, #"delimited("(" ")"){frac{𝑎}{𝑏}}"#),
      Row(#"\bra a\ket b"#, "inner{open:⟨ 𝑎 close:|} inner{open:| 𝑏 close:⟩}"),
      Row(#"\Braket{a|b}"#, #"delimited("⟨" "|" "⟩"){𝑎 space(3mu)}{space(3mu) 𝑏}"#),
    ])
  func delimiters(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "accents, lines, braces and arrows with labels",
    arguments: [
      Row(#"\hat x\widehat{xy}"#, "accent(U+0302){𝑥} accent(U+0302 stretchy){𝑥 𝑦}"),
      Row(#"\vec{v}_1"#, "scripts{accent(U+20D7){𝑣}}_{1}"),
      Row(#"\utilde{x}"#, "underAccent(U+0330 stretchy){𝑥}"),
      Row(#"\overline{x}\underline y"#, "over(line){𝑥} under(line){𝑦}"),
      Row(#"\overrightarrow{AB}"#, "over(→){𝐴 𝐵}"),
      Row(#"\overset{!}{=}"#, "rel{limits{rel:=}^{close:!}}"),
      Row(#"\underset x+"#, "bin{limits{bin:+}_{𝑥}}"),
      Row(#"\stackrel{a}{b}"#, "rel{limits{𝑏}^{𝑎}}"),
      Row(#"\xrightarrow[b]{a}\xleftarrow c"#, "arrow(→){𝑎}{𝑏} arrow(←){𝑐}"),
      Row(#"\sqrt[3]{x}\sqrt y"#, "root[3]{𝑥} root{𝑦}"),
      Row(#"\sqrt[\sqrt[2]{3}]{x}"#, "root[root[2]{3}]{𝑥}"),
    ])
  func marks(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "boxes, spaces and switches",
    arguments: [
      Row(#"\boxed{x}\fbox{x}"#, "box{display{𝑥}} box{hbox{\"x\"}}"),
      Row(#"\cancel5\sout x\phase 1"#, "risingStrike{5} levelStrike{𝑥} phasor{1}"),
      Row(#"\fcolorbox{red}{#0f0}{$x$}"#, "box(border=#ff0000 background=#00ff00){hbox{𝑥}}"),
      Row(
        #"\phantom x\hphantom x\vphantom x"#,
        "phantom(width height){𝑥} phantom(width){𝑥} phantom(height){𝑥}"),
      Row(
        #"\smash[b]{y}\mathllap x\rlap{ab}"#,
        "smash(depth){𝑦} lap(left){𝑥} lap(right){hbox{\"ab\"}}"),
      Row(
        #"\raisebox{-1ex}{a}\vcenter b\rule[1pt]{2em}{3mu}"#,
        "raise(-1ex){hbox{\"a\"}} centered{𝑏} rule(2em 3mu raise=1pt)"),
      Row(
        #"a\,b\;c\quad d\!e\ f~g"#,
        "𝑎 space(3mu) 𝑏 space(5mu) 𝑐 space(1em) 𝑑 space(-3mu) 𝑒 space(0.3333em) 𝑓 space(0.3333em) 𝑔"
      ),
      Row(
        #"\kern1.5em\hspace{-.5 pt}\mkern 3mu x\hskip1cm"#,
        "space(1.5em) space(-0.5pt) space(3mu) 𝑥 space(28.4528pt)"),
      Row(#"a \displaystyle b \scriptstyle c"#, "𝑎 display{𝑏} script{𝑐}"),
      Row(#"\large a \textstyle b"#, "size(1.2){𝑎} size(1.2){text{𝑏}}"),
      Row(#"\color{red}a{\color{blue}b}c"#, "color(#ff0000){𝑎 {color(#0000ff){𝑏}} 𝑐}"),
      Row(
        #"\textcolor{F80}{a}"#,
        "column 1: 'F80' is not a known color; use a name like 'red' or a number like '#ff8800'."),
      Row(#"\textcolor{ff8800}{a}\red b"#, "color(#ff8800){𝑎} color(#df0030){𝑏}"),
      Row(#"a\\b\newline c\\[1em]d"#, "𝑎 newline 𝑏 newline 𝑐 newline(1em) 𝑑"),
      Row(#"\mathbin{ab}\mathrel x\mathop{x}_a"#, "bin{𝑎 𝑏} rel{𝑥} display-limits{op{𝑥}}_{𝑎}"),
      Row(
        #"\operatorname{arg\,max}x\operatorname*{f-g}_a"#,
        #"op("arg\u{2009}max") 𝑥 display-limits{op("f-g")}_{𝑎}"#),
      Row(#"\mathchoice abcd"#, "choice{𝑎}{𝑏}{𝑐}{𝑑}"), Row(#"\begingroup\bf a\endgroup b"#, "𝐚 𝑏"),
      Row(#"\href{https://a.b/\%20c}{x}"#, #"link("https://a.b/%20c"){𝑥}"#),
      Row(#"\href{javascript:alert(1)}{x}"#, "𝑥"),
      Row(#"\url{https://a_b%c}"#, #"link("https://a_b%c"){hbox{text("https://a_b%c" mono)}}"#),
      Row(#"\tag{1}x"#, "𝑥 tag{hbox{\"(1)\"}}"),
      Row(#"x\tag*{a}"#, "𝑥 tag{hbox{\"a\"}}"), Row(#"\verb|x^2%|"#, #"hbox{text("x^2%" mono)}"#),
      Row(#"\char"263A\char`a"#, #""☺" 𝑎"#),
    ])
  func boxes(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test(
    "words keep their spaces, fonts and scripts",
    arguments: [
      Row(#"\text{a  b}"#, "hbox{\"a b\"}"),
      Row(#"\text{если $x>0$}"#, "hbox{\"если \" {𝑥 rel:> 0}}"),
      Row(#"\textbf{a\textit{b}}"#, "hbox{text(\"a\" bold) text(\"b\" bold italic)}"),
      Row(#"\text{--- ``x'' 1--2}"#, "hbox{\"— “x” 1–2\"}"),
      Row(#"\text{\'e\"u\c c\AA\ss}"#, "hbox{\"éüçÅß\"}"),
      Row(#"\text{a~b\ c\quad d}"#, #"hbox{"a\u{A0}b c" space(1em) "d"}"#),
      Row(#"\text{\textcolor{red}{a}b}"#, "hbox{color(#ff0000){\"a\"} \"b\"}"),
      Row(#"\text{\$\%\_\{\}}"#, "hbox{\"$%_{}\"}"), Row(#"\text{\(x\)}"#, "hbox{𝑥}"),
      Row(#"\text{नमस्ते}"#, "hbox{\"नमस्ते\"}"),
      Row(#"\texttt{a}\textsf b"#, "hbox{text(\"a\" mono)} hbox{text(\"b\" sans)}"),
    ])
  func words(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }
}
