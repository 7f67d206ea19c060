extension LaTeXError {
  /// What is wrong and what to do about it, without the place.
  public var sentence: String {
    switch kind {
    case .sourceTooLong(let length, let limit):
      return "The formula is \(length) characters long; split it into formulas of at most \(limit)."
    case .tooDeep(let limit):
      return "More than \(limit) groups stand inside each other; nest them less."
    case .tooManyExpansions(let limit):
      return "Macros are used more than \(limit) times; check for one that uses itself."
    case .expansionTooLong(let limit):
      return "The macros expand to more than \(limit) tokens; shorten them."
    case .tooManyCells(let limit):
      return "The arrays have more than \(limit) cells together; split the formula."
    case .tooManyColumns(let limit):
      return "The array has more than \(limit) columns; split it."
    case .unknownCommand(let name):
      return "\(name) is not a known command; check its spelling, or define it with \\newcommand."
    case .unknownEnvironment(let name):
      return "'\(name)' is not a known environment; check its spelling."
    case .onlyInText(let name):
      return "\(name) works in text only; put it in \\text{…}."
    case .onlyInMath(let name):
      return "\(name) works in formulas only; put it between '$' signs, or outside the text."
    case .missingArgument(let command, let number, let total):
      return missingArgument(command, number, total)
    case .missingDelimiter(let command):
      return "\(command) needs a delimiter after it, like '(' or '\\{', or '.' for none."
    case .notADelimiter(let text, let command):
      return "'\(text)' is no delimiter for \(command); use one like '(' or '\\{', or '.' for none."
    case .badLength(let text, let command):
      return "\(command) needs a length like '1.5em' or '3pt', not '\(text)'."
    case .badColor(let text):
      return "'\(text)' is not a known color; use a name like 'red' or a number like '#ff8800'."
    case .badNumber(let text, let command):
      return "\(command) needs a number, not '\(text)'."
    case .badOption(let text, let command):
      return "\(command) does not know the option '\(text)'; leave it out."
    case .badCharacterCode(let text):
      return "\\char needs the number of a character, like \\char\"263A, not '\(text)'."
    case .unclosedOption(let command):
      return "The option of \(command) is not closed; add a ']'."
    case .unclosedVerbatim:
      return "\\verb needs the same character before and after its text, like \\verb|x|."
    case .unclosedGroup: return "The group opened here is not closed; add a '}'."
    case .unexpectedClosingBrace: return "This '}' closes nothing; remove it, or write '\\}'."
    case .unclosedLeft: return "This \\left has no \\right; add one, or '\\right.' for none."
    case .unexpected(let text): return "'\(text)' cannot stand here; remove it."
    case .unclosedDollar: return "The formula opened here is not closed; add a '$'."
    case .unexpectedDollar: return "A '$' cannot stand in a formula; write '\\$' for a dollar sign."
    case .unfinishedCommand:
      return "A backslash stands at the end; write '\\backslash' to show one."
    case .doubleSubscript: return "There are two subscripts here; put one of them in braces."
    case .doubleSuperscript: return "There are two superscripts here; put one of them in braces."
    case .limitsWithoutOperator(let name):
      return "\(name) must follow an operator like \\sum; move it there."
    case .secondInfix(let name):
      return "A group can be divided once; put a part with \(name) in braces of its own."
    case .alignmentOutsideArray:
      return "'&' works inside arrays only; write '\\&' to show one, or use \\begin{aligned}."
    case .unclosedEnvironment(let name): return "\\begin{\(name)} has no \\end{\(name)}; add it."
    case .unexpectedEnd(let name): return "\\end{\(name)} closes nothing; add \\begin{\(name)}."
    case .mismatchedEnd(let name, let begun):
      return "\\end{\(name)} closes \\begin{\(begun)}; give both the same name."
    case .badColumn(let text):
      return "'\(text)' is no column; use 'l', 'c', 'r' and '|'."
    case .lineInsideRow(let name): return "\(name) must stand at the start of a row; move it there."
    case .tooManyAlignments(let environment, let limit):
      return "A row of \(environment) has at most \(limit) cells; remove an '&' or start a row."
    case .misplacedTag:
      return "A tag belongs to a whole formula, or a row of aligned equations; move it there."
    case .secondTag: return "There are two tags here; remove one."
    case .badDiagramArrow(let text):
      return "'@\(text)' is no arrow of a diagram; use @>>>, @<<<, @VVV, @AAA, @=, @| or @."
    case .missingMacroName(let command):
      return "\(command) needs the name of a command after it, like \\foo."
    case .alreadyDefined(let name):
      return "\(name) exists already; use \\renewcommand to change it."
    case .notDefined(let name): return "\(name) does not exist yet; use \\newcommand to define it."
    case .badParameter(let command):
      return "The parameters of \(command) must be #1, #2, … in order, at most nine."
    case .macroUseMismatch(let name):
      return "The use of \(name) does not match its definition; check what must stand around #1."
    case .missingMacroArgument(let name): return "\(name) needs another argument in braces."
    }
  }

  private func missingArgument(_ command: String, _ number: Int, _ total: Int) -> String {
    switch command {
    case "^": return "Nothing stands after '^'; write the superscript in braces."
    case "_": return "Nothing stands after '_'; write the subscript in braces."
    default: break
    }
    let ordinals = ["a first", "a second", "a third", "a fourth", "a fifth", "a sixth"]
    let which = total == 1 || !ordinals.indices.contains(number - 1) ? "an" : ordinals[number - 1]
    return "\(command) needs \(which) argument in braces."
  }
}

extension LaTeXError: CustomStringConvertible {
  /// `column 7: sentence`, with `line 2, ` in front of it after the first line.
  public var description: String {
    (line > 1 ? "line \(line), " : "") + "column \(column): \(sentence)"
  }
}
