/// An error of one of Apple's domains, which is known by its code.
///
/// Apple's errors are bridged from Objective-C, which gives each of them the same members. Here
/// they have them from this protocol.
public protocol _CodedError: CustomNSError, Hashable, Sendable {
  /// The codes of the domain.
  associatedtype Code: _ErrorCode where Code._Error == Self

  /// The error's code.
  var code: Code { get }

  /// Creates the error of a code.
  init(_ code: Code)
}

extension _CodedError {
  /// The number of the code in its domain.
  public var errorCode: Int { Int(code.rawValue) }
}

/// A code by which an error can be caught.
public protocol _ErrorCode: RawRepresentable, Hashable, Sendable where RawValue: BinaryInteger {
  /// The errors that have the code.
  associatedtype _Error: _CodedError where _Error.Code == Self
}

extension _ErrorCode {
  /// Makes `catch CLError.network` possible.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? _Error)?.code == code
  }
}

extension NSError {
  /// The name of a value in an error's user info.
  public typealias UserInfoKey = String
}
