import NaturalLanguage

/// The words that mean nearly the same, where a model is there.
func related(to word: String) -> [String] {
  guard let embedding: NLEmbedding = .wordEmbedding(for: .english), embedding.contains(word),
    embedding.dimension > 0, embedding.vocabularySize > 0, embedding.language == .english
  else { return [] }
  return embedding.neighbors(for: word, maximumCount: 3).filter { $0.1 < 1 }.map(\.0)
}

/// How far two titles are from one another.
func distance(_ one: String, _ other: String) -> NLDistance {
  let embedding = NLEmbedding.sentenceEmbedding(for: .english)
  let kind: NLDistanceType = .cosine
  guard let embedding, embedding.vector(for: one) != nil else { return 2 }
  return embedding.distance(between: one, and: other, distanceType: kind)
}
