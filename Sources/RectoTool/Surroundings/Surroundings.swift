import MessageFiles

/// What a command may touch besides files: the standard streams, so that a test can be them.
struct Surroundings {
  var standardInput: any ByteSource
  var standardOutput: any ByteSink
  var standardError: any ByteSink

  /// The process's own.
  static var process: Surroundings {
    Surroundings(
      standardInput: FileDescriptor.standardInput, standardOutput: FileDescriptor.standardOutput,
      standardError: FileDescriptor.standardError)
  }
}
