public import JSON

/// A person's answer to an app's request for access to private data.
public enum PermissionStatus: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// The person allowed it.
  case granted
  /// The person refused it.
  case denied
  /// The person was not asked yet.
  case notDetermined
}
