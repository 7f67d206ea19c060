/// Every command by its name, without the backslash.
enum CommandTable {
  static let commands: [String: Command] = {
    var table: [String: Command] = [:]
    table.reserveCapacity(1_400)
    for row in symbols + operators + structures + fonts + spaces + macros + functions {
      table[row.name] = row.command
    }
    return table
  }()

  typealias Row = (name: String, command: Command)
}
