// The views of a Live Activity, as the runtime shows them. Nothing here is Apple's.

import ActivityKit
import FoundationSupplement
import SwiftUI
import WidgetRecording

/// Makes the views of a Live Activity whose type of attributes only its configuration knows.
@MainActor protocol ActivityPresenter {
  /// Returns the picture of a content.
  ///
  /// - Throws: The decoder's error, where the content is of other attributes.
  func picture(of content: ActivityContentValue, name: String) throws -> ActivityPicture
}

/// The views of a Live Activity.
struct ActivityViews<Attributes: ActivityAttributes>: ActivityPresenter {
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  func picture(of content: ActivityContentValue, name: String) throws -> ActivityPicture {
    let decoder = JSONDecoder()
    func decode<Value: Decodable>(_ value: JSONValue) throws -> Value {
      try decoder.decode(Value.self, from: Data(JSONWriter.bytes(of: value)))
    }
    return picture(
      ActivityViewContext(
        activityID: name, attributes: try decode(content.attributes),
        state: try decode(content.state), isStale: content.isStale))
  }

  /// Returns the picture of a content that is at hand.
  func picture(_ context: ActivityViewContext<Attributes>) -> ActivityPicture {
    ActivityPicture(content: { content(context) }, island: { island(context) })
  }
}

extension ActivityContentValue {
  /// Encodes a content as the system does between the app and its extension.
  ///
  /// - Throws: The encoder's error.
  init(attributes: some Encodable, state: some Encodable) throws {
    let encoder = JSONEncoder()
    try self.init(
      encodedAttributes: encoder.encode(attributes), state: encoder.encode(state))
  }
}
