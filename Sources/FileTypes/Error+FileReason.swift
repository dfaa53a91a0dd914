import Foundation

extension Error {
  /// The reason why a file cannot be read or written: the system's words for its error number, where
  /// Foundation's would say no more than that an operation did not complete.
  public var fileReason: String {
    let error = self as NSError
    if let own = error.userInfo[NSLocalizedDescriptionKey] as? String { return own }
    guard let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      cause.domain == NSPOSIXErrorDomain
    else { return error.localizedDescription }
    let words = String(cString: strerror(Int32(cause.code)))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
