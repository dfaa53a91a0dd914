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

/// The text of bytes of which nobody says how they are encoded.
func guessedText(of data: Data) -> String? {
  var text: NSString?
  var isLossy: ObjCBool = false
  let options: [StringEncodingDetectionOptionsKey: Any] = [
    .suggestedEncodingsKey: [NSNumber(value: NSUTF8StringEncoding)], .allowLossyKey: false,
    .useOnlySuggestedEncodingsKey: false,
  ]
  let encoding = NSString.stringEncoding(
    for: data, encodingOptions: options, convertedString: &text, usedLossyConversion: &isLossy)
  return encoding == 0 || isLossy.boolValue ? nil : text.map { "\($0)" }
}
