import Foundation

extension Error {
  /// The system's words for an error, which Foundation keeps below its own; those of the error
  /// where the system has none.
  public var systemWords: String { numberWords ?? (self as NSError).localizedDescription }

  /// The reason why a file cannot be read or written, to stand within a sentence: the error's own
  /// words where it brings them, or else the system's.
  public var fileReason: String {
    let error = self as NSError
    if let own = error.userInfo[NSLocalizedDescriptionKey] as? String { return own }
    guard let words = numberWords else { return error.localizedDescription }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The words for the number of the system's error, at whatever depth it lies.
  private var numberWords: String? {
    let error = self as NSError
    if error.domain == NSPOSIXErrorDomain, let code = Int32(exactly: error.code) {
      return String(cString: strerror(code))
    }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error)?.numberWords
  }
}
