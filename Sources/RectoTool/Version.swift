/// The version of the tool, as CHANGELOG.md names it.
let rectoVersion = "0.4.1"
