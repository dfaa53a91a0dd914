// The extended attributes of files as Darwin's C layer has them. On Linux those of programs begin
// with `user.`, and a file system may have none.

import Foundation

/// The attribute of a link itself, not of what it leads to.
public let XATTR_NOFOLLOW: Int32 = 1
/// The attribute must not be there yet.
public let XATTR_CREATE: Int32 = 2
/// The attribute must be there.
public let XATTR_REPLACE: Int32 = 4
/// The error where there is no such attribute.
public let ENOATTR: Int32 = ENODATA

/// Reads an attribute, or its size where there is no place for it.
@discardableResult
public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  typealias Call =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, Int
    ) -> Int
  guard let call = function("getxattr", options, as: Call.self), position == 0 else {
    errno = EINVAL
    return -1
  }
  return named(name) { call(path, $0, value, size) }
}

/// Sets an attribute.
@discardableResult
public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  typealias Call =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeRawPointer?, Int, Int32
    ) -> Int32
  guard let call = function("setxattr", options, as: Call.self), position == 0 else {
    errno = EINVAL
    return -1
  }
  // Linux has the same two flags, one bit lower.
  return named(name) { call(path, $0, value, size, options >> 1) }
}

/// Removes an attribute.
@discardableResult
public func removexattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
) -> Int32 {
  typealias Call = @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32
  guard let call = function("removexattr", options, as: Call.self) else {
    errno = ENOTSUP
    return -1
  }
  return named(name) { call(path, $0) }
}

/// Writes the names of a file's attributes, each with a zero behind it, or returns their length where
/// there is no place for them.
@discardableResult
public func listxattr(
  _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int,
  _ options: Int32
) -> Int {
  typealias Call =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int) -> Int
  guard let call = function("listxattr", options, as: Call.self) else {
    errno = ENOTSUP
    return -1
  }
  // Another program may add one between the two calls.
  var all: [CChar] = []
  var length = call(path, nil, 0)
  while length > 0 {
    all = [CChar](repeating: 0, count: length)
    length = call(path, &all, all.count)
    if length >= 0 || errno != ERANGE { break }
    length = call(path, nil, 0)
  }
  guard length >= 0 else { return -1 }
  let prefix = "user.".utf8.map { CChar($0) }
  let names = all.prefix(length).split(separator: 0).filter { $0.starts(with: prefix) }
    .flatMap { $0.dropFirst(prefix.count) + [0] }
  guard let namebuff else { return names.count }
  guard names.count <= size else {
    errno = ERANGE
    return -1
  }
  for (place, character) in names.enumerated() { namebuff[place] = character }
  return names.count
}

/// The C library's function, or the one for links, which Glibc's module does not list.
private func function<Call>(_ name: String, _ options: Int32, as type: Call.Type) -> Call? {
  let name = (options & XATTR_NOFOLLOW == 0 ? "" : "l") + name
  return dlsym(nil, name).map { unsafeBitCast($0, to: Call.self) }
}

private func named<Result>(
  _ name: UnsafePointer<CChar>!, _ body: (UnsafePointer<CChar>) -> Result
) -> Result {
  ("user." + String(cString: name)).withCString(body)
}
