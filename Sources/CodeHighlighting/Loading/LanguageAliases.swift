/// What people call languages behind a fence, where that is neither the grammar's own name nor the
/// extension of the language's files: those are found without this table.
enum LanguageAliases {
  static let grammars: [String: String] = [
    "actionscript": "ActionScript 2.0", "apacheconf": "Apache Configuration",
    "apache": "Apache Configuration", "batch": "MS-DOS Batch", "cmd": "MS-DOS Batch",
    "conf": "INI Files", "console": "Bash", "csharp": "C#", "cuda": "C++", "delphi": "Pascal",
    "django": "Django HTML Template", "docker": "Dockerfile", "dotenv": "INI Files",
    "elisp": "Common Lisp", "env": "INI Files", "erb": "Ruby/Rails/RHTML",
    "f#": "FSharp", "fortran": "Fortran (Free Format)", "fs": "FSharp", "golang": "Go",
    "gql": "GraphQL", "graphviz": "dot", "hcl": "Terraform", "hlsl": "GLSL",
    "ipython": "Python", "jinja": "Django HTML Template",
    "jinja2": "Django HTML Template", "json5": "JSON", "jsonc": "JSON",
    "jsonl": "JSON", "make": "Makefile", "mysql": "SQL (MySQL)", "nasm": "Intel x86 (NASM)",
    "node": "JavaScript", "nodejs": "JavaScript", "obj-c": "Objective-C", "objc": "Objective-C",
    "objectivec": "Objective-C", "ocaml": "Objective Caml", "pgsql": "SQL (PostgreSQL)",
    "plsql": "SQL (Oracle)", "postgres": "SQL (PostgreSQL)", "postgresql": "SQL (PostgreSQL)",
    "pwsh": "PowerShell", "py3": "Python", "pycon": "Python", "python3": "Python",
    "rust-lang": "Rust", "shell": "Bash", "shellsession": "Bash", "sqlite": "SQL",
    "svelte": "HTML", "terminal": "Bash", "tsql": "SQL", "twig": "Django HTML Template",
    "vbnet": "MonoBasic", "vue": "HTML",
    "visualbasic": "MonoBasic",
    "x86asm": "Intel x86 (NASM)", "xhtml": "HTML",
  ]

  /// Names for text that is no code.
  static let plain: Set<String> = ["none", "plain", "plaintext", "text", "txt"]

  static func grammar(for language: String) -> String? {
    plain.contains(language) ? nil : grammars[language] ?? language
  }
}
