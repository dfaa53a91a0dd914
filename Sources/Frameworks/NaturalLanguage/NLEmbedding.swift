// Words and sentences as vectors, which take Apple's models: there is none for any language.

import FoundationSupplement

/// A measure of how far apart two words are in an embedding.
public enum NLDistanceType: Int, Sendable {
  case cosine
}

/// The distance of two words, from zero.
public typealias NLDistance = Double

/// A map of words or sentences to vectors, of which there is none here.
open class NLEmbedding: NSObject, @unchecked Sendable {
  private override init() {}

  /// Returns nil: Apple's models are not here.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

  /// Returns nil: Apple's models are not here.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

  open var language: NLLanguage? { nil }
  open var dimension: Int { 0 }
  open var vocabularySize: Int { 0 }

  open func contains(_ string: String) -> Bool { false }
  public func vector(for string: String) -> [Double]? { nil }

  /// Returns the distance of words that an embedding does not have, which is two.
  public func distance(
    between firstString: String, and secondString: String,
    distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }

  public func neighbors(
    for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
}
