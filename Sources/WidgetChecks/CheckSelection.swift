public import WidgetRecording

/// The checks that a run asks for, before its recording's settings disable some.
public struct CheckSelection: Hashable, Sendable {
  /// The only checks to run; nil for all.
  public var only: Set<CheckID>?
  /// The checks not to run.
  public var skip: Set<CheckID>

  /// Creates a selection.
  public init(only: Set<CheckID>? = nil, skip: Set<CheckID> = []) {
    self.only = only
    self.skip = skip
  }

  /// Every check.
  public static let all = Self()

  /// Whether a check is wanted.
  public func includes(_ id: CheckID) -> Bool {
    !skip.contains(id) && (only?.contains(id) ?? true)
  }
}
