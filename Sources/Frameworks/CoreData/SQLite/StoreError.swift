import FoundationSupplement

/// Errors of stores, in the domain and with the codes that Core Data gives them.
enum StoreError {
  /// Makes an error.
  static func make(_ code: Int, _ text: String, file: URL? = nil, sqlite: Int32? = nil) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: text]
    information[NSFilePathErrorKey] = file?.path
    information["NSSQLiteErrorDomain"] = sqlite.map { NSNumber(value: $0) }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }

  /// The error of a machine without SQLite.
  static func missingLibrary(_ file: URL) -> NSError {
    make(
      NSPersistentStoreOpenError,
      "the store \(file.lastPathComponent) needs SQLite: install Debian's package libsqlite3-0",
      file: file)
  }

  /// The error of a file that has not the model's tables.
  static func incompatible(_ file: URL, _ reason: String) -> NSError {
    let error = make(
      CocoaError.Code.persistentStoreIncompatibleVersionHash.rawValue,
      "the model does not fit the store \(file.lastPathComponent): \(reason)", file: file)
    return error
  }

  /// Returns an error of SQLite as one of Core Data; others stay.
  static func translated(_ error: any Error, _ file: URL, code: Int) -> any Error {
    guard let error = error as? SQLiteError else { return error }
    let isDamaged = error.isDamage
    return make(
      isDamaged ? CocoaError.Code.fileReadCorruptFile.rawValue : code,
      isDamaged
        ? "the store \(file.lastPathComponent) is damaged or no database: \(error.message)"
        : "the store \(file.lastPathComponent) failed: \(error.message)",
      file: file, sqlite: error.code)
  }
}
