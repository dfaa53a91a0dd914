// Transforms of texts of any kind; Foundation has those of `NSString` alone here.

import Foundation

extension StringProtocol {
  /// Returns the text with a transform applied; nil where the transform is not known.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
  }
}
