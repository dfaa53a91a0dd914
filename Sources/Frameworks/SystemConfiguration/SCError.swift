// The results of SystemConfiguration's functions, as SystemConfiguration.h numbers them.

import FoundationSupplement

public let kSCStatusOK = 0
public let kSCStatusFailed = 1001
public let kSCStatusInvalidArgument = 1002
public let kSCStatusAccessError = 1003
public let kSCStatusNoKey = 1004
public let kSCStatusKeyExists = 1005

/// The result of the thread's last call.
enum LastStatus {
  private static let key = "com.apple.SystemConfiguration.status"

  static var value: Int {
    get { Thread.current.threadDictionary[key] as? Int ?? kSCStatusOK }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Returns the result of the thread's last call.
public func SCError() -> Int32 { Int32(LastStatus.value) }

/// Returns the words for a result.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  let words: StaticString =
    switch Int(status) {
    case kSCStatusOK: "Success!"
    case kSCStatusInvalidArgument: "Invalid argument"
    case kSCStatusAccessError: "Permission denied"
    case kSCStatusNoKey: "No such key"
    case kSCStatusKeyExists: "Key already defined"
    default: "Failed!"
    }
  return UnsafeRawPointer(words.utf8Start).assumingMemoryBound(to: CChar.self)
}
