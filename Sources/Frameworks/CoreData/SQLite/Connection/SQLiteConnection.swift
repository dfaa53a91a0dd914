import FoundationSupplement
import Glibc

/// An error of SQLite, with the code of https://sqlite.org/rescode.html.
struct SQLiteError: Error {
  var code: Int32
  var message: String

  /// The file is damaged, or no database.
  var isDamage: Bool { [11, 26].contains(code & 0xFF) }
}

/// A connection to a database's file.
final class SQLiteConnection {
  private let library: SQLiteLibrary
  private let handle: SQLiteLibrary.Handle?
  private var statements: [String: SQLiteStatement] = [:]
  private let process = getpid()

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - isReadOnly: Whether nothing may be written; otherwise a missing file is created.
  ///   - library: The functions of SQLite.
  init(_ path: String, isReadOnly: Bool, library: SQLiteLibrary) throws {
    self.library = library
    var handle: SQLiteLibrary.Handle?
    // SQLITE_OPEN_READONLY; SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE; SQLITE_OPEN_FULLMUTEX.
    let status = library.open(path, &handle, (isReadOnly ? 0x1 : 0x6) | 0x10000, nil)
    self.handle = handle
    guard status == 0 else { throw error(status) }
    _ = library.wait(handle, 10_000)
  }

  deinit {
    // A copy of the process leaves the connection to its parent.
    guard process == getpid() else { return }
    statements = [:]
    _ = library.close(handle)
  }

  private func error(_ code: Int32) -> SQLiteError {
    let message = library.errorMessage(handle).map { String(cString: $0) } ?? "out of memory"
    return SQLiteError(code: code, message: message)
  }

  /// Prepares a statement; the same one for the same text.
  private func statement(_ text: String) throws -> SQLiteStatement {
    if let statement = statements[text] { return statement }
    var pointer: SQLiteLibrary.Handle?
    let status = library.prepare(handle, text, -1, &pointer, nil)
    guard status == 0 else { throw error(status) }
    let statement = SQLiteStatement(pointer, library: library)
    statements[text] = statement
    return statement
  }

  /// Runs a statement once for its effect.
  ///
  /// - Returns: The number of rows that it changed.
  @discardableResult
  func run(_ text: String, _ values: [SQLiteValue] = []) throws -> Int {
    try rows(text, values) { _ in }
    return Int(library.changes(handle))
  }

  /// Runs a query and hands over its rows.
  func rows(
    _ text: String, _ values: [SQLiteValue] = [], _ body: (SQLiteStatement) throws -> Void
  ) throws {
    let statement = try statement(text)
    defer { statement.reset() }
    try statement.bind(values) { throw error($0) }
    while true {
      switch statement.step() {
      case 100: try body(statement)
      case 101: return
      case let status: throw error(status)
      }
    }
  }

  /// Returns the first column of a query's first row.
  func value(_ text: String, _ values: [SQLiteValue] = []) throws -> SQLiteValue {
    var found: SQLiteValue?
    try rows(text, values) { row in found = found ?? row.value(at: 0) }
    return found ?? .null
  }

  /// Does work in a transaction that no other connection can write beside, all or nothing.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try run("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      if library.isBetweenTransactions(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// A number that is another one when another connection has written.
  func dataVersion() throws -> Int64 { try value("PRAGMA data_version").integer ?? 0 }

  /// Returns a name as SQL spells it.
  static func quoted(_ name: String) -> String {
    "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}

/// A prepared statement, and the row that it stands at.
final class SQLiteStatement {
  private let library: SQLiteLibrary
  private let handle: SQLiteLibrary.Handle?
  /// SQLITE_TRANSIENT: SQLite copies what it is given.
  private let copying = unsafeBitCast(-1, to: SQLiteLibrary.Destructor?.self)

  fileprivate init(_ handle: SQLiteLibrary.Handle?, library: SQLiteLibrary) {
    self.handle = handle
    self.library = library
  }

  deinit { _ = library.finish(handle) }

  fileprivate func step() -> Int32 { library.step(handle) }

  fileprivate func reset() { _ = library.reset(handle) }

  fileprivate func bind(_ values: [SQLiteValue], onError fail: (Int32) throws -> Void) throws {
    for (index, value) in values.enumerated() {
      let status = bind(value, at: Int32(index + 1))
      if status != 0 { try fail(status) }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: library.bindNull(handle, index)
    case .integer(let number): library.bindInteger(handle, index, number)
    case .real(let number): library.bindReal(handle, index, number)
    case .text(let text):
      text.withCString { library.bindText(handle, index, $0, Int32(text.utf8.count), copying) }
    case .bytes(let bytes):
      bytes.withUnsafeBytes { buffer in
        // A null pointer would be NULL, not an empty value.
        let start = buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
        return library.bindBytes(handle, index, start, Int32(buffer.count), copying)
      }
    }
  }

  /// Returns the row's value of a column, counted from 0.
  func value(at index: Int) -> SQLiteValue {
    let column = Int32(index)
    switch library.columnType(handle, column) {
    case 1: return .integer(library.columnInteger(handle, column))
    case 2: return .real(library.columnReal(handle, column))
    case 3:
      guard let start = library.columnText(handle, column) else { return .null }
      let length = Int(library.columnLength(handle, column))
      return .text(
        String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self))
    case 4:
      guard let start = library.columnBytes(handle, column) else { return .bytes(Data()) }
      return .bytes(Data(bytes: start, count: Int(library.columnLength(handle, column))))
    default: return .null
    }
  }
}
