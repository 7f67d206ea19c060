import MathTypesetting
import Testing

@Suite("Docs/formulas.md says what is true")
struct CoverageTests {
  @Test("every example is read where the table says so, and refused where it says so")
  func examples() {
    #expect(FormulaTable.entries.count > 1_000)
    for entry in FormulaTable.entries {
      do throws(LaTeXError) {
        let list = try LaTeX.parse(entry.example)
        #expect(entry.support != "no", "\(entry.function) is read: \(list.dump())")
      } catch {
        #expect(entry.support == "no", "\(entry.function): \(entry.example): \(error)")
      }
    }
  }

  @Test("an example shows its function")
  func functions() {
    for entry in FormulaTable.entries where entry.function.hasPrefix("\\") {
      #expect(
        entry.example.contains(entry.function.prefix { $0 != " " }),
        "\(entry.function): \(entry.example)")
    }
  }

  @Test("what differs says how, and at least 95 % does not")
  func share() {
    for entry in FormulaTable.entries {
      #expect((entry.support == "yes") == entry.note.isEmpty, "\(entry.function)")
    }
    let yes = FormulaTable.entries.filter { $0.support == "yes" }.count
    #expect(Double(yes) >= 0.95 * Double(FormulaTable.entries.count))
    let sentence = "**\(yes) of \(FormulaTable.entries.count) work as in KaTeX**"
    #expect(FormulaTable.text.contains(sentence), "write \(sentence)")
  }
}
