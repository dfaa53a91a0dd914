// Properties of assets that are loaded. Files of sound and film are not decoded here, so that every
// one fails as it does for a file that AVFoundation cannot read.
//
// https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading

public import CoreGraphics
public import CoreMedia
import FoundationSupplement

/// A property that is loaded, of whatever type.
open class AVPartialAsyncProperty<Root>: Hashable, @unchecked Sendable {
  let name: String

  init(named name: String) { self.name = name }

  public static func == (one: AVPartialAsyncProperty, other: AVPartialAsyncProperty) -> Bool {
    one.name == other.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A property that is loaded.
public class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  /// The state of a property.
  public enum Status: @unchecked Sendable {
    case notYetLoaded, loading
    case loaded(Value)
    case failed(NSError)
  }

  init(_ name: String) { super.init(named: name) }
}

/// An object with properties that are loaded.
public protocol AVAsynchronousKeyValueLoading: Sendable {}

extension AVAsynchronousKeyValueLoading {
  /// Fails: nothing is decoded here.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    throw AVError(.fileFormatNotRecognized)
  }

  /// Fails: nothing is decoded here.
  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    throw AVError(.fileFormatNotRecognized)
  }

  /// Fails: nothing is decoded here.
  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    throw AVError(.fileFormatNotRecognized)
  }

  public func status<Value>(
    of property: AVAsyncProperty<Self, Value>
  ) -> AVAsyncProperty<Self, Value>.Status { .notYetLoaded }
}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init("duration") }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init("tracks") }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init("commonMetadata")
  }
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init("creationDate") }
  public static var lyrics: AVAsyncProperty<Root, String?> { .init("lyrics") }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("isPlayable") }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init("isExportable") }
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init("isReadable") }
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init("isComposable") }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    .init("hasProtectedContent")
  }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform")
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init("timeRange") }
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init("naturalSize") }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init("nominalFrameRate") }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init("estimatedDataRate") }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("isPlayable") }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform")
  }
  public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
    .init("formatDescriptions")
  }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {
    .init("value")
  }
  public static var stringValue: AVAsyncProperty<Root, String?> { .init("stringValue") }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init("numberValue") }
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init("dateValue") }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init("dataValue") }
}
