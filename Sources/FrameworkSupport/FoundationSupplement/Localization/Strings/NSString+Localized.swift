// `NSString.localizedStringWithFormat` (iOS 2), which Linux's Foundation has for texts of Swift only.

public import Foundation

extension NSString {
  /// Returns a text made by a format in the person's language.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> Self {
    let text = String(format: format as String, locale: .current, arguments: arguments)
    return self.init(string: text)
  }
}
