import AppKit
import SystemConfiguration

/// The clock's digits, as large as its face allows.
func digits(on face: CGRect) -> NSFont {
  NSFont.systemFont(ofSize: 12).withSize(face.height * 0.4)
}

/// Whose Mac the clock runs on.
func owner() -> String {
  var encoding = kCFStringEncodingASCII
  return SCDynamicStoreCopyComputerName(nil, &encoding) as String? ?? "Mac"
}
