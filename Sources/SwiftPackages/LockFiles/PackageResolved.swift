import JSON

/// The lock file of the Swift Package Manager, in its versions 1, 2 and 3.
enum PackageResolved {
  /// Returns what a file pins.
  static func pins(in bytes: [UInt8]) throws(LockFileError.Problem) -> [PackagePin] {
    let file: JSONValue
    do {
      file = try JSONReader.read(JSONValue.self, from: bytes)
    } catch {
      throw .malformed("\(error)")
    }
    guard let version = file["version"]?.number.map({ Int($0) }) else {
      throw .malformed("the key 'version' is missing")
    }
    switch version {
    case 1: return (file["object"]?["pins"]?.elements ?? []).compactMap { pin($0, "repositoryURL") }
    case 2, 3: return (file["pins"]?.elements ?? []).compactMap { pin($0, "location") }
    default: throw .unknownVersion(version)
    }
  }

  private static func pin(_ value: JSONValue, _ key: String) -> PackagePin? {
    guard let location = value[key]?.text ?? value["identity"]?.text else { return nil }
    let state = value["state"]
    let kind = value["kind"]?.text ?? "remoteSourceControl"
    return PackagePin(
      identity: value["identity"]?.text?.lowercased() ?? PackagePin.identity(of: location),
      location: kind.hasSuffix("SourceControl") ? location : nil,
      version: state?["version"]?.text, revision: state?["revision"]?.text)
  }
}
