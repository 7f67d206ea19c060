import MathTypesetting
import Testing

@Suite("Chemistry")
struct ChemistryTests {
  @Test(
    "formulas, charges, isotopes, bonds, states, reactions and units",
    arguments: [
      Row(#"\ce{H2O}"#, #"scripts{H}_{2} O"#),
      Row(#"\ce{2H2O}"#, #"2 space(3mu) scripts{H}_{2} O"#),
      Row(#"\ce{1/2O2}"#, #"frac(text){1}{2} space(3mu) scripts{O}_{2}"#),
      Row(#"\ce{SO4^2-}"#, #"scripts{{S O}}_{4} scripts{{phantom(height){𝑋}}}^{2 bin:−}"#),
      Row(#"\ce{Na+}"#, #"scripts{{N a}}^{bin:+}"#),
      Row(#"\ce{[AgCl2]-}"#, #"open:"[" scripts{{A g C l}}_{2} scripts{close:"]"}^{bin:−}"#),
      Row(#"\ce{^{227}_{90}Th+}"#, #"scripts{}_{9 0}^{2 2 7} scripts{{T h}}^{bin:+}"#),
      Row(#"\ce{^227_90Th}"#, #"scripts{}_{9 0}^{2 2 7} {T h}"#),
      Row(
        #"\ce{Fe^{II}Fe^{III}2O4}"#,
        #"scripts{{F e}}^{I I} scripts{{F e}}_{2}^{I I I} scripts{O}_{4}"#),
      Row(#"\ce{CuSO4*5H2O}"#, #"scripts{{C u S O}}_{4} bin:⋅ 5 space(3mu) scripts{H}_{2} O"#),
      Row(#"\ce{C6H5-CHO}"#, #"scripts{C}_{6} scripts{H}_{5} {bin:−} {C H O}"#),
      Row(#"\ce{A=B#C}"#, #"A {rel:=} B {rel:≡} C"#),
      Row(#"\ce{A\bond{...}B}"#, #"A {inner:⋯} B"#),
      Row(#"\ce{H2O(l)}"#, #"scripts{H}_{2} O open:"(" l close:")""#),
      Row(#"\ce{NaCl (aq)}"#, #"{N a C l} space(0.3333em) open:"(" {a q} close:")""#),
      Row(
        #"\ce{SO4^2- + Ba^2+ -> BaSO4 v}"#,
        #"scripts{{S O}}_{4} scripts{{phantom(height){𝑋}}}^{2 bin:−} bin:+ scripts{{B a}}^{2 bin:+} rel:⟶ scripts{{B a S O}}_{4} rel:↓"#
      ),
      Row(#"\ce{A <=>[H2O][$\Delta$] B ^}"#, #"A arrow(⇌){scripts{H}_{2} O}{Δ} B rel:↑"#),
      Row(#"\ce{CO2 + C <-> 2CO}"#, #"scripts{{C O}}_{2} bin:+ C rel:⟷ 2 space(3mu) {C O}"#),
      Row(
        #"\ce{(NH4)2SO4}"#,
        #"open:"(" scripts{{N H}}_{4} scripts{close:")"}_{2} scripts{{S O}}_{4}"#),
      Row(#"\ce{NO_x}"#, #"scripts{{N O}}_{𝑥}"#),
      Row(#"\ce{$n$H2O}"#, #"𝑛 scripts{H}_{2} O"#),
      Row(#"\ce{OH^.}"#, #"scripts{{O H}}^{bin:∙}"#),
      Row(#"\text{a \ce{H2O}}"#, #"hbox{"a " {scripts{H}_{2} O}}"#),
      Row(#"\frac{\ce{H+}}{\ce2}"#, #"frac{scripts{H}^{bin:+}}{2}"#),
      Row(
        #"\pu{1.2e3 kJ mol-1}"#,
        #"1 . 2 bin:⋅ 1 scripts{0}^{3} space(3mu) {k J} space(3mu) scripts{{m o l}}^{bin:− 1}"#),
      Row(#"\pu{9.81 m/s^2}"#, #"9 . 8 1 space(3mu) m / scripts{s}^{2}"#),
      Row(#"\ce{\alpha-D}"#, #"𝛼 {bin:−} D"#),
    ])
  func formulas(_ row: Row) {
    #expect(dump(row.latex) == row.expected)
  }

  @Test("an arrow inside the label of an arrow is read so many times, then it is text")
  func labels() {
    let source = String(repeating: "->[", count: 50) + "A" + String(repeating: "]", count: 50)
    #expect(dump(#"\ce{"# + source + "}").contains("hbox"))
  }

  @Test("what is not known in a formula is an error at \\ce")
  func errors() {
    #expect(dump(#"x \ce{A\foo}"#).hasPrefix("column 3: \\foo is not a known command"))
    #expect(dump(#"\ce"#) == "column 1: \\ce needs an argument in braces.")
  }
}
