/// Why text cannot be set on this machine.
public enum TypesettingError: Error, Hashable, Sendable {
  /// A font of the catalog is not installed; `package` is the Debian package that brings it.
  case fontMissing(path: String, package: String)
  /// The font configuration could not be read or holds none of the pinned fonts.
  case fontConfigurationFailed(folder: String)
}

extension TypesettingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .fontMissing(let path, let package):
      "The font \(path) is missing. Install it with: apt-get install \(package)"
    case .fontConfigurationFailed(let folder):
      "The fonts under \(folder) cannot be opened. Check that fontconfig can read that folder."
    }
  }
}
