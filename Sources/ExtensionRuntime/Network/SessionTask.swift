import CInterposition
import Foundation

/// The facts of a transfer's task, which Foundation keeps in objects without an interface.
enum SessionTask {
  /// Reads it.
  ///
  /// - Parameters:
  ///   - owner: URLSession's object for the transfer.
  ///   - task: The place of what is known so far.
  static func read(_ owner: UnsafeMutableRawPointer, _ task: inout network_task) {
    if task.began == 0 { task.began = Date().timeIntervalSince1970 }
    let handle = Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue()
    guard let loader = member("delegate", of: handle), let found = member("_task", of: loader)
    else { return }
    let object = found as AnyObject
    let delegate = network_task_delegate(Unmanaged.passUnretained(object).toOpaque())
    task.has_delegate = delegate == nil ? 0 : 1
    if let delegate { Unmanaged<AnyObject>.fromOpaque(delegate).release() }
    if let session = member("session", of: object),
      let configuration = member("_configuration", of: session),
      let seconds = member("timeoutIntervalForResource", of: configuration) as? Double
    {
      task.whole_time = seconds
    }
  }

  /// The value of a stored property, its own or an inherited one; nil where there is none.
  private static func member(_ name: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) { return some(child.value) }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func some(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
