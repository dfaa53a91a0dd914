import Foundation
import FoundationModels
import Testing

@Suite struct LanguageModelTests {
  @Generable
  struct Trip: Equatable {
    var title: String
    var stops: [Stop]
    var note: String?
    var price: Double
    var kind: Kind
  }

  @Generable
  struct Stop: Equatable {
    @Guide(description: "How long", .range(1...90)) var minutes: Int
    var isIndoors: Bool
  }

  @Generable
  enum Kind: Equatable {
    case walk
    case ride(kilometres: Double, String)
  }

  private let trip = Trip(
    title: "A \"day\"", stops: [Stop(minutes: 5, isIndoors: true)], note: nil, price: 2.5,
    kind: .ride(kilometres: 3, "bicycle"))

  @Test func `what can be generated is written as JSON and read from it`() throws {
    let json = trip.generatedContent.jsonString
    #expect(
      json == """
        {"title": "A \\"day\\"", "stops": [{"minutes": 5, "isIndoors": true}], "note": null, \
        "price": 2.5, "kind": {"case": "ride", "kilometres": 3, "_1": "bicycle"}}
        """)
    #expect(try Trip(GeneratedContent(json: json)) == trip)
    #expect(try Kind(GeneratedContent(json: "\"walk\"")) == .walk)
    #expect(try GeneratedContent(json: json).value([Stop].self, forProperty: "stops") == trip.stops)
  }

  @Test func `what is there only in part is read as far as it is there`() throws {
    let content = try GeneratedContent(json: #"{"title": "Walk", "stops": [{"minutes": 5}]}"#)
    #expect(throws: LanguageModelSession.GenerationError.self) { try Trip(content) }
    let partial = try Trip.PartiallyGenerated(content)
    #expect(partial.title == "Walk" && partial.note == nil && partial.price == nil)
    #expect(partial.stops?.first?.minutes == 5 && partial.stops?.first?.isIndoors == nil)
    #expect(trip.asPartiallyGenerated().stops?.first?.isIndoors == true)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try Kind(GeneratedContent(json: "\"swim\""))
    }
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try Int(GeneratedContent(json: "1.5"))
    }
  }

  @Test func `a schema is put together of shapes that refer to each other`() throws {
    let dish = DynamicGenerationSchema(
      name: "Dish",
      properties: [
        .init(name: "title", schema: DynamicGenerationSchema(type: String.self)),
        .init(name: "kind", schema: DynamicGenerationSchema(referenceTo: "Kind")),
      ])
    let kind = DynamicGenerationSchema(name: "Kind", anyOf: ["soup", "salad"])
    let schema = try GenerationSchema(root: dish, dependencies: [kind])
    #expect(schema.debugDescription == "Dish(title: String, kind: Kind)")
    #expect(throws: GenerationSchema.SchemaError.self) {
      try GenerationSchema(root: dish, dependencies: [])
    }
  }

  @Test func `a schema says a type's properties and choices`() {
    #expect(
      Stop.generationSchema.debugDescription == "Stop(minutes: Int, isIndoors: Bool)")
    #expect(Kind.generationSchema.debugDescription == "Kind(walk, ride)")
  }

  @Test func `the simulated device has no model, and a question ends in that error`() async throws {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    #expect(!SystemLanguageModel(useCase: .general).isAvailable)
    let session = LanguageModelSession { "Be brief." }
    #expect(session.transcript.map(\.description) == ["Be brief."])
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "Why?")
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await snapshot in session.streamResponse(to: "Why?", generating: Trip.self) {
        Issue.record("an answer came: \(snapshot.rawContent)")
      }
    }
  }
}
