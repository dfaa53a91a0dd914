import AudioToolbox
import CoreGraphics
import CoreMedia
import FoundationSupplement
import LinkPresentation
import Synchronization
import Testing
import UIKit
import UserNotifications

@Suite struct PictureItemTests {
  @Test func `an animation shows its first picture and has all`() throws {
    let frames = [ImageFiles.png(4, 2), ImageFiles.png(8, 8)].compactMap(UIImage.init(data:))
    let moving = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(moving.size == CGSize(width: 4, height: 2) && moving.cgImage == frames[0].cgImage)
    #expect(moving.images == frames && moving.duration == 2)
    #expect(moving.withRenderingMode(.alwaysTemplate).images?.count == 2)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && frames[0].images == nil)
  }

  @Test func `an item's bytes become a picture, a text or an address`() {
    let file = ImageFiles.png(4, 2)
    func load(_ type: any NSItemProviderReading.Type, _ bytes: Data, _ name: String) -> NSObject? {
      let found = Mutex<UncheckedBox?>(nil)
      NSItemProvider(item: bytes, typeIdentifier: name).loadObject(ofClass: type) { object, error in
        #expect((object == nil) != (error == nil))
        found.withLock { $0 = UncheckedBox(object: object as? NSObject) }
      }
      return found.withLock { $0?.object }
    }
    let image = load(UIImage.self, file, "public.png") as? UIImage
    #expect(image?.size == CGSize(width: 4, height: 2))
    #expect(load(UIImage.self, Data([1]), "public.png") == nil)
    #expect(load(UIImage.self, file, "public.text") == nil)
    #expect(load(NSString.self, Data("a".utf8), "public.utf8-plain-text") as? NSString == "a")
    let url = load(NSURL.self, Data("a:b".utf8), "public.url") as? NSURL
    #expect(url?.absoluteString == "a:b")
    #expect(NSItemProvider(object: UIImage()).canLoadObject(ofClass: UIImage.self))
  }

  private struct UncheckedBox: @unchecked Sendable { let object: NSObject? }

  @Test func `an image is made of a file of its format, and has no pixels`() throws {
    let provider = try #require(CGDataProvider(data: ImageFiles.png(4, 2) as CFData))
    func image(isJPEG: Bool) -> CGImage? {
      isJPEG
        ? CGImage(
          jpegDataProviderSource: provider, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent)
        : CGImage(
          pngDataProviderSource: provider, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent)
    }
    #expect(image(isJPEG: false)?.width == 4 && image(isJPEG: true) == nil)
    #expect(image(isJPEG: false)?.dataProvider == nil)
    #expect(provider.data?.length == ImageFiles.png(4, 2).count)
  }

  @Test func `a pixel buffer has memory for its rows`() throws {
    var buffer: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer) == 0)
    let made = try #require(buffer)
    #expect(CVPixelBufferGetBytesPerRow(made) == 16 && CVPixelBufferGetDataSize(made) == 32)
    let memory = try #require(CVPixelBufferGetBaseAddress(made))
    memory.storeBytes(of: 7, toByteOffset: 31, as: UInt8.self)
    #expect(memory.load(fromByteOffset: 31, as: UInt8.self) == 7)
    #expect(memory.load(as: UInt64.self) == 0)
    #expect(
      CVPixelBufferCreate(nil, 3, 2, 0x3432_3066, nil, &buffer) == kCVReturnInvalidPixelFormat)
    #expect(
      CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32ARGB, nil, &buffer)
        == kCVReturnInvalidSize)
  }

  @Test func `the end of a sound is told until that is no longer wanted`() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      AudioServicesAddSystemSoundCompletion(
        7001, nil, nil, { $1?.assumingMemoryBound(to: Int.self).pointee += 1 }, count)
      AudioServicesPlaySystemSound(7001)
      AudioServicesPlayAlertSound(7001)
      AudioServicesPlaySystemSound(7002)
      AudioServicesRemoveSystemSoundCompletion(7001)
      AudioServicesPlaySystemSound(7001)
    }
    #expect(count == 2)
  }

  @Test func `settings and a link's facts survive archiving`() async throws {
    let current = await UNUserNotificationCenter.current().notificationSettings()
    let settings = try NSKeyedArchiver.archivedData(
      withRootObject: current, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UNNotificationSettings.self, from: settings)
        != nil)
    let link = LPLinkMetadata()
    link.title = "A"
    link.url = URL(string: "https://example.com")
    let data = try NSKeyedArchiver.archivedData(withRootObject: link, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
    #expect(copy?.title == "A" && copy?.url == link.url && copy?.originalURL == nil)
  }

  @Test func `a page's facts are not fetched`() async throws {
    let url = try #require(URL(string: "https://example.com"))
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: url)
    }
  }
}
