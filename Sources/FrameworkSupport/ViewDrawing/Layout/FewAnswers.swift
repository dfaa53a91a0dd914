/// A dictionary for few keys: as long as there are few, they are compared instead of hashed.
struct FewAnswers<Key: Hashable, Answer> {
  /// The number of keys from which on comparing them takes longer than hashing.
  private static var few: Int { 16 }

  private var answers: [(key: Key, answer: Answer)] = []
  private var places: [Key: Int] = [:]

  /// The answer for a key; nil where there is none.
  subscript(key: Key) -> Answer? {
    if answers.count > Self.few { return places[key].map { answers[$0].answer } }
    for index in answers.indices where answers[index].key == key { return answers[index].answer }
    return nil
  }

  /// Adds the answer for a key that has none.
  mutating func add(_ answer: Answer, for key: Key) {
    answers.append((key, answer))
    guard answers.count > Self.few else { return }
    if places.isEmpty {
      places = Dictionary(uniqueKeysWithValues: zip(answers.map(\.key), answers.indices))
    } else {
      places[key] = answers.count - 1
    }
  }
}
