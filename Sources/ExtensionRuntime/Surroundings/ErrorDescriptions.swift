import CInterposition
import Foundation

/// The descriptions of errors: Foundation's have their details in an order that a hash decides, which
/// changes from run to run.
enum ErrorDescriptions {
  /// Gives them the form that they have on Apple's platforms, with the details sorted by name.
  ///
  /// - Returns: Whether this toolchain's Foundation lets itself be told.
  static func sort() -> Bool {
    class_replace_method(
      "$s10Foundation7NSErrorCN", "$s10Foundation7NSErrorC11descriptionSSvg",
      "widgetcheck_error_description") != 0
  }
}

extension NSError {
  /// Stands for `description`.
  @_silgen_name("widgetcheck_error_description")
  package func sortedDescription() -> String {
    let words = userInfo[NSLocalizedDescriptionKey] as? String ?? localizedFailureReason
    var text = "Error Domain=\(domain) Code=\(code) \"\(words ?? "(null)")\""
    if !userInfo.isEmpty {
      let details = userInfo.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      text += " UserInfo={\(details.joined(separator: ", "))}"
    }
    return text
  }
}
