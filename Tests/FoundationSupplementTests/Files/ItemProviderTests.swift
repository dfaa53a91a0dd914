import FoundationSupplement
import Testing

/// Keeps what a handler was given.
private final class Box<Value>: @unchecked Sendable { var value: Value? }

@Suite struct ItemProviderTests {
  @Test func `a copy of a file is there while the handler has it, and gone after`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Route.gpx")
    try Data("route".utf8).write(to: file, options: .atomicWrite)
    let provider = try #require(NSItemProvider(contentsOf: file))
    let lent = Box<URL>()
    provider.loadFileRepresentation(forTypeIdentifier: "public.file-url") { url, error in
      #expect(error == nil && url?.lastPathComponent == "Route.gpx")
      #expect(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } == "route")
      lent.value = url
    }
    let copy = try #require(lent.value)
    #expect(copy != file && !FileManager.default.fileExists(atPath: copy.path))
    let original = Box<URL>()
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.file-url") {
      #expect($1 && $2 == nil)
      original.value = $0
    }
    #expect(original.value == file)
    #expect(try file.checkPromisedItemIsReachable())
  }

  @Test func `a registered representation is loaded as data, as a file and as a value`() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "Note.txt"
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { completion in
      completion(Data("dear".utf8), nil)
      return nil
    }
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.utf8-plain-text"))
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == [])
    let (text, stays, missing) = (Box<String>(), Box<URL>(), Box<any Error>())
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
    #expect(text.value == "dear")
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") {
      #expect(!$1 && $2 == nil)
      stays.value = $0
    }
    let place = try #require(stays.value)
    #expect(place.lastPathComponent == "Note.txt")
    #expect(try Data(contentsOf: place) == Data("dear".utf8))
    try FileManager.default.removeItem(at: place.deletingLastPathComponent())
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { missing.value = $1 }
    #expect(missing.value as? NSItemProvider.ErrorCode == .itemUnavailableError)
  }

  @Test func `an object is registered in its types, a file with its options`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("track".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerObject(NSURL(fileURLWithPath: "/dev/null"), visibility: .ownProcess)
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.data", fileOptions: .openInPlace, visibility: .team
    ) { completion in
      completion(file, true, nil)
      return Progress(totalUnitCount: 4)
    }
    #expect(provider.registeredTypeIdentifiers == ["public.url", "public.data"])
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace) == ["public.data"])
    let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in
      #expect(data == Data("track".utf8))
    }
    #expect(progress.totalUnitCount == 4)
  }
}
