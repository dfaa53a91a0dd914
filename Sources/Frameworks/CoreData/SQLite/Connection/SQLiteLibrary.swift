// The C library of SQLite, opened at run time: https://sqlite.org/c3ref/funclist.html

import DynamicLibraries

/// The functions of SQLite that stores need.
///
/// The library is opened when the first store is, so that code without stores starts as quickly as
/// before and needs no package of it.
struct SQLiteLibrary: @unchecked Sendable {
  typealias Handle = OpaquePointer
  typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void

  let open:
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>, Int32, UnsafePointer<CChar>?
    ) -> Int32
  let close: @convention(c) (Handle?) -> Int32
  let wait: @convention(c) (Handle?, Int32) -> Int32
  let errorMessage: @convention(c) (Handle?) -> UnsafePointer<CChar>?
  let changes: @convention(c) (Handle?) -> Int32
  let isBetweenTransactions: @convention(c) (Handle?) -> Int32
  let prepare:
    @convention(c) (
      Handle?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Handle?>,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Int32
  let step: @convention(c) (Handle?) -> Int32
  let reset: @convention(c) (Handle?) -> Int32
  let finish: @convention(c) (Handle?) -> Int32
  let bindNull: @convention(c) (Handle?, Int32) -> Int32
  let bindInteger: @convention(c) (Handle?, Int32, Int64) -> Int32
  let bindReal: @convention(c) (Handle?, Int32, Double) -> Int32
  let bindText: @convention(c) (Handle?, Int32, UnsafePointer<CChar>?, Int32, Destructor?) -> Int32
  let bindBytes: @convention(c) (Handle?, Int32, UnsafeRawPointer?, Int32, Destructor?) -> Int32
  let columnType: @convention(c) (Handle?, Int32) -> Int32
  let columnInteger: @convention(c) (Handle?, Int32) -> Int64
  let columnReal: @convention(c) (Handle?, Int32) -> Double
  let columnText: @convention(c) (Handle?, Int32) -> UnsafePointer<UInt8>?
  let columnBytes: @convention(c) (Handle?, Int32) -> UnsafeRawPointer?
  let columnLength: @convention(c) (Handle?, Int32) -> Int32

  /// The library; nil where it is not installed.
  static let shared = try? SQLiteLibrary()

  private init() throws {
    let library = try SharedLibrary("libsqlite3.so.0", prefix: "sqlite3_")
    open = try library.function("open_v2")
    close = try library.function("close_v2")
    wait = try library.function("busy_timeout")
    errorMessage = try library.function("errmsg")
    changes = try library.function("changes")
    isBetweenTransactions = try library.function("get_autocommit")
    prepare = try library.function("prepare_v2")
    step = try library.function("step")
    reset = try library.function("reset")
    finish = try library.function("finalize")
    bindNull = try library.function("bind_null")
    bindInteger = try library.function("bind_int64")
    bindReal = try library.function("bind_double")
    bindText = try library.function("bind_text")
    bindBytes = try library.function("bind_blob")
    columnType = try library.function("column_type")
    columnInteger = try library.function("column_int64")
    columnReal = try library.function("column_double")
    columnText = try library.function("column_text")
    columnBytes = try library.function("column_blob")
    columnLength = try library.function("column_bytes")
  }
}
