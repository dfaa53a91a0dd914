public import JSON

/// What a person answered when an app asked for access to something private.
public enum PermissionStatus: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// The person allowed it.
  case granted
  /// The person refused it.
  case denied
  /// Nobody asked yet.
  case notDetermined
}
