import Foundation

/// The text of a server's answer in whichever of the old encodings fits.
func text(of answer: Data) -> NSString? {
  let encodings = [
    NSUTF8StringEncoding, NSASCIIStringEncoding, NSISOLatin1StringEncoding,
    NSMacOSRomanStringEncoding, NSUnicodeStringEncoding, NSUTF16StringEncoding,
    NSUTF32StringEncoding,
  ]
  for encoding in encodings {
    if let text = NSString(data: answer, encoding: encoding) { return text }
  }
  return nil
}
