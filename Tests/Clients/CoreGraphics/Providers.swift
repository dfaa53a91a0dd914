import CoreGraphics
import Foundation

/// A picture of a file's bytes, whatever of the two formats it is in.
func picture(of data: Data) -> CGImage? {
  guard let provider: CGDataProvider = CGDataProvider(data: data as CFData) else { return nil }
  return CGImage(
    pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    ?? CGImage(
      jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
}

/// The bytes of a picture's pixels, where there are any.
func pixels(of image: CGImage) -> Data? { image.dataProvider?.data as Data? }

/// The bytes of a file.
func bytes(at url: URL) -> Int {
  (CGDataProvider(url: url as CFURL)?.data).map(CFDataGetLength) ?? 0
}
