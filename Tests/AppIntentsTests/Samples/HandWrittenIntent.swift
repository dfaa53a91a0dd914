import Intents

/// A class as an author might write it by hand.
final class HandWrittenIntent: INIntent, @unchecked Sendable {
  var city: String? = "Paris"
  var rating = 4
  var card: Card?
}
