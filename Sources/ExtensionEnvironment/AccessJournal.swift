import Synchronization

/// The accesses to things that an extension shares with its app, other widgets and the system.
///
/// The frameworks write here from any thread; the runtime takes the accesses with each answer.
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

  /// The greatest number of accesses kept; further ones are dropped.
  private static let limit = 200

  private static let journal = Mutex<(order: [Access], known: Set<Access>)>(([], []))
  private static let observer = Mutex<(@Sendable (Access?) -> Void)?>(nil)

  /// Tells of each access from now on, in order; nil says that those before it are forgotten.
  public static func observe(_ tell: @escaping @Sendable (Access?) -> Void) {
    observer.withLock { $0 = tell }
  }

  private static func tell(_ access: Access?) { observer.withLock { $0?(access) } }

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
      tell(access)
    }
  }

  /// Notes how a use has left something, in place of what was noted of it before.
  ///
  /// - Parameters:
  ///   - kind: The word for the way in which it was used.
  ///   - name: The store.
  ///   - key: The key of a value.
  ///   - value: A text that changes with what is there now.
  ///   - isBegun: Whether it was used now; otherwise nothing is noted of what was not used before.
  public static func renote(
    _ kind: String, of name: String, key: String, value: String, isBegun: Bool
  ) {
    let access = Access(kind: kind, name: name, key: key, value: value)
    journal.withLock { journal in
      let index = journal.order.firstIndex { ($0.kind, $0.name, $0.key) == (kind, name, key) }
      if let index {
        journal.known.remove(journal.order[index])
        journal.order[index] = access
        journal.known.insert(access)
        tell(access)
      } else if isBegun, journal.order.count < limit, journal.known.insert(access).inserted {
        journal.order.append(access)
        tell(access)
      }
    }
  }

  /// Does work whose accesses are noted by themselves, and not among those of a call.
  ///
  /// - Returns: What the work gives, and the accesses in it, in order.
  public static func collecting<Value>(_ work: () -> Value) -> (Value, [Access]) {
    let before = journal.withLock { journal in
      defer { journal = ([], []) }
      return journal
    }
    let value = work()
    let noted = journal.withLock { journal in
      defer { journal = before }
      return journal.order
    }
    return (value, noted)
  }

  /// Notes uses again, which were made before.
  public static func note(_ accesses: [Access]) {
    for access in accesses {
      note(access.kind, of: access.name, key: access.key, value: access.value)
    }
  }

  /// The number of accesses noted since they were last taken.
  public static var count: Int { journal.withLock { $0.order.count } }

  /// Removes and returns the accesses noted since the last call, in order.
  public static func take() -> [Access] {
    journal.withLock { journal in
      defer {
        journal = ([], [])
        tell(nil)
      }
      return journal.order
    }
  }
}
