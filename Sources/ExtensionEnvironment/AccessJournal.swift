import Synchronization

/// The uses of what an extension shares with its app, other widgets and the system, each once.
///
/// The frameworks write here from any thread; the runtime takes what was written with each answer.
public enum AccessJournal {
  /// One use.
  public struct Access: Hashable, Sendable {
    /// The word for the way in which it was used.
    public var kind: String
    /// The group, suite, notification or kind of widget.
    public var name: String
    /// The key of a value; nil where there is none.
    public var key: String?
    /// A text that changes with the value that was written; nil where none was.
    public var value: String?
  }

  /// How many uses are kept: of a provider that goes through thousands of keys the first say enough.
  private static let limit = 200

  private static let journal = Mutex<(order: [Access], known: Set<Access>)>(([], []))

  /// Notes a use.
  ///
  /// - Parameters:
  ///   - kind: The word for the way in which it was used.
  ///   - name: The group, suite, notification or kind of widget.
  ///   - key: The key of a value.
  ///   - value: A text that changes with the value that was written.
  public static func note(
    _ kind: String, of name: String, key: String? = nil, value: String? = nil
  ) {
    let access = Access(kind: kind, name: name, key: key, value: value)
    journal.withLock { journal in
      guard journal.order.count < limit, journal.known.insert(access).inserted else { return }
      journal.order.append(access)
    }
  }

  /// Returns what was noted since the last time, in order, and forgets it.
  public static func take() -> [Access] {
    journal.withLock { journal in
      defer { journal = ([], []) }
      return journal.order
    }
  }
}
