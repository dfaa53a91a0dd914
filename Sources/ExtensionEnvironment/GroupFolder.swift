import Glibc

/// The folders of app groups.
public enum GroupFolder {
  /// Returns whether a folder has anything but the system's own folders, which defaults lie in.
  public static func holdsFiles(_ path: String) -> Bool {
    // Opening the folder would count as a look that a provider takes into it.
    var list: UnsafeMutablePointer<UnsafeMutablePointer<dirent>?>?
    let count = scandir(path, &list, nil, nil)
    guard count >= 0, let list else { return false }
    defer { free(list) }
    var holds = false
    for index in 0..<Int(count) {
      guard let item = list[index] else { continue }
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      holds = holds || (name != "Library" && !name.hasPrefix("."))
      free(item)
    }
    return holds
  }
}
