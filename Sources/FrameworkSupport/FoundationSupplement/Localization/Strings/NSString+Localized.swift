// `NSString.localizedStringWithFormat` (iOS 2), which Linux's Foundation has for texts of Swift
// only.

public import Foundation

extension NSString {
  /// Returns a text made by a format in the person's language.
  public class func localizedStringWithFormat(
    _ format: NSString, _ arguments: any CVarArg...
  ) -> Self {
    self.init(string: NumberedFormats.text(format as String, .current, arguments))
  }
}
