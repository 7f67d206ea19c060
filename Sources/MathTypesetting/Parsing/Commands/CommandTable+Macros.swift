extension CommandTable {
  /// Commands that are short for others.
  static var macros: [Row] {
    let bodies: [(String, Int, String)] = [
      // amsmath's remainders. The spaces around a binary operator are four mu.
      (
        "bmod", 0,
        #"\mathchoice{\mkern1mu}{\mkern1mu}{\mkern5mu}{\mkern5mu}\mathbin{\operatorname{mod}}"#
          + #"\mathchoice{\mkern1mu}{\mkern1mu}{\mkern5mu}{\mkern5mu}"#
      ),
      (
        "pod", 1, #"\allowbreak\mathchoice{\mkern18mu}{\mkern8mu}{\mkern8mu}{\mkern8mu}(#1)"#
      ),
      ("pmod", 1, #"\pod{{\operatorname{mod}}\mkern6mu#1}"#),
      (
        "mod", 1,
        #"\allowbreak\mathchoice{\mkern18mu}{\mkern12mu}{\mkern12mu}{\mkern12mu}"#
          + #"{\operatorname{mod}}\mkern6mu#1"#
      ),
      ("colon", 0, #"\nobreak\mkern2mu{:}\mkern6mu"#),
      ("iff", 0, #"\;\Longleftrightarrow\;"#), ("implies", 0, #"\;\Longrightarrow\;"#),
      ("impliedby", 0, #"\;\Longleftarrow\;"#),
      ("mathstrut", 0, #"\vphantom{(}"#), ("underbar", 1, #"\underline{\text{#1}}"#),
      ("nleqq", 0, #"\not\leqq"#), ("ngeqq", 0, #"\not\geqq"#),
      ("nleqslant", 0, #"\not\leqslant"#), ("ngeqslant", 0, #"\not\geqslant"#),
      ("nsubseteqq", 0, #"\not\subseteqq"#), ("nsupseteqq", 0, #"\not\supseteqq"#),
      // amsmath's marks of what surrounds dots.
      ("DOTSB", 0, ""), ("DOTSI", 0, ""), ("DOTSX", 0, ""), ("dotsx", 0, #"\ldots\,"#),
      ("angln", 0, #"\angl n"#), ("bgroup", 0, "{"), ("egroup", 0, "}"),
      ("varlimsup", 0, #"\operatorname*{\overline{lim}}"#),
      ("varliminf", 0, #"\operatorname*{\underline{lim}}"#),
      ("varinjlim", 0, #"\operatorname*{\underrightarrow{lim}}"#),
      ("varprojlim", 0, #"\operatorname*{\underleftarrow{lim}}"#),
      // Dirac's notation.
      ("bra", 1, #"\mathinner{\langle{#1}\rvert}"#), ("ket", 1, #"\mathinner{\lvert{#1}\rangle}"#),
      ("braket", 1, #"\mathinner{\langle{#1}\rangle}"#),
      ("Bra", 1, #"\left\langle#1\right|"#), ("Ket", 1, #"\left|#1\right\rangle"#),
      // Logos.
      ("TeX", 0, #"\textrm{T\kern-.1667em\raisebox{-.5ex}{E}\kern-.125emX}"#),
      ("LaTeX", 0, #"\textrm{L\kern-.36em\raisebox{.2em}{\scriptsize A}\kern-.15em\TeX}"#),
      ("KaTeX", 0, #"\textrm{K\kern-.17em\raisebox{.2em}{\scriptsize A}\kern-.15em\TeX}"#),
      // What programs of other kinds print on a console.
      ("message", 1, ""), ("errmessage", 1, ""), ("show", 1, ""),
    ]
    let braket: [Row] = [
      ("Braket", .expandable(.braket(.braket))), ("Set", .expandable(.braket(.growingSet))),
      ("set", .expandable(.braket(.set))),
    ]
    return bodies.map { ($0.0, .macro(MacroBody(parameters: $0.1, source: $0.2))) }
      + colons + colors + braket
  }

  /// Relations made of a colon and another relation (colonequals, mathtools).
  private static var colons: [Row] {
    let one = #"\vcentcolon"#
    let two = #"\dblcolon"#
    let rows: [(names: [String], left: String, right: String)] = [
      (["approxcolon"], #"\approx"#, one), (["approxcoloncolon"], #"\approx"#, two),
      (["simcolon"], #"\sim"#, one), (["simcoloncolon"], #"\sim"#, two),
      (["colonapprox"], one, #"\approx"#), (["Colonapprox", "coloncolonapprox"], two, #"\approx"#),
      (["colonsim"], one, #"\sim"#), (["Colonsim", "coloncolonsim"], two, #"\sim"#),
      (["coloneq", "colonminus"], one, "{-}"), (["Coloneq", "coloncolonminus"], two, "{-}"),
      (["eqcolon", "minuscolon"], "{-}", one), (["Eqcolon", "minuscoloncolon"], "{-}", two),
      (["Eqqcolon", "equalscoloncolon"], "=", two),
    ]
    return rows.flatMap { row in
      row.names.map { name in
        let source = #"\mathrel{"# + row.left + #"\mkern-1.2mu"# + row.right + "}"
        return (name, .macro(MacroBody(source: source)))
      }
    }
  }

  /// Commands that are named after a color and set their argument in it.
  private static var colors: [Row] {
    NameList(ColorNames.commands).map { name, color in
      (name, .macro(MacroBody(parameters: 1, source: #"\textcolor{"# + color + "}{#1}")))
    }
  }
}
