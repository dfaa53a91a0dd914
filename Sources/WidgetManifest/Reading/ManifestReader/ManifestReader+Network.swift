import FileTypes
import Foundation
import NetworkAnswers
import WidgetRecording

extension ManifestReader {
  /// The greatest status that a server can answer with.
  private static let greatestStatus = 599

  /// Reads the answers that requests get.
  func network(_ reader: ValueReader) -> NetworkDeclaration {
    guard let object = reader.object(Keys.Network.self) else { return NetworkDeclaration() }
    let archives = object[.har]?.list { reader in
      (matches(reader) ?? []).compactMap { archive($0, reader) }
    }
    var responses: [ScriptedResponse?] = []
    let fixtures = object[.responses]?.list { reader in
      let fixture = fixture(reader)
      if let response = fixture?.response,
        let earlier = responses.firstIndex(where: { $0?.leavesNothing(to: response) ?? false })
      {
        reader.note(.neverGiven(after: earlier))
      }
      responses.append(fixture?.response)
      return fixture
    }
    return NetworkDeclaration(
      responses: fixtures ?? [], archives: (archives ?? []).flatMap(\.self))
  }

  private func archive(_ path: RootedPath, _ reader: ValueReader) -> HTTPArchive? {
    do {
      try path.url.refuseIrregularFile()
      let handle = try FileHandle(forReadingFrom: path.url)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: HTTPArchive.sizeLimit + 1) ?? Data()
      guard data.count <= HTTPArchive.sizeLimit else {
        reader.note(.unusableFile(path.path, "larger than \(HTTPArchive.sizeLimit) bytes"))
        return nil
      }
      return try HTTPArchive(data)
    } catch let error as HTTPArchive.Malformation {
      reader.note(.unusableFile(path.path, "no HTTP archive: \(error.reason)"))
    } catch {
      reader.note(.unusableFile(path.path, error.fileReason))
    }
    return nil
  }

  private func fixture(_ reader: ValueReader) -> NetworkDeclaration.Fixture? {
    guard let object = reader.object(Keys.Response.self),
      let pattern = object.required(.url)?.form(.address, AddressPattern.init)
    else { return nil }
    var response = ScriptedResponse(to: .pattern(pattern))
    response.method = object[.method]?.text()?.uppercased()
    response.contains = object[.contains]?.text()
    response.times = object[.times]?.integer(least: 1)
    response.status =
      object[.status]?.integer(least: 100, greatest: Self.greatestStatus) ?? response.status
    response.delay = object[.delay]?.form(.duration, DurationParser.delay) ?? 0
    response.failure = object[.failure].flatMap { reader in
      reader.word(.failure, of: URLFailure.allCases.map(\.rawValue))
        .flatMap(URLFailure.init)?.code
    }
    for key in object.present([.status, .headers, .body, .text, .json])
    where response.failure != nil {
      object[key]?.note(.meaninglessBeside(key.rawValue, "failure"))
    }
    readTimes(object, into: &response)
    let body = body(object)
    response.headers = headers(object, of: body)
    return NetworkDeclaration.Fixture(response, body: body)
  }

  private func readTimes(
    _ object: ObjectReader<Keys.Response>, into response: inout ScriptedResponse
  ) {
    switch object[.from]?.form(.moment, ManifestTime.init) {
    case .instant(let instant): response.start = instant
    case .timeOfDay(let second): response.startOfDay = second
    case nil: break
    }
    switch object[.to]?.form(.moment, ManifestTime.init) {
    case .instant(let instant): response.end = instant
    case .timeOfDay(let second): response.endOfDay = second
    case nil: break
    }
    if let start = response.start, let end = response.end, end <= start {
      object[.to]?.note(.endsBeforeStart)
    }
  }

  private func body(_ object: ObjectReader<Keys.Response>) -> NetworkDeclaration.Body? {
    let present = object.present([.body, .text, .json])
    guard present.count <= 1 else {
      object.reader.note(
        .notExactlyOne(of: ["body", "text", "json"], found: present.map(\.rawValue)))
      return nil
    }
    if let path = object[.body].flatMap({ path($0) }) { return .file(path) }
    if let text = object[.text]?.string() { return .data(Data(text.utf8)) }
    return object[.json].map { .data(Data(JSONWriter.bytes(of: $0.value.json))) }
  }

  /// The headers; where they do not say what the body is, its file's ending does.
  private func headers(
    _ object: ObjectReader<Keys.Response>, of body: NetworkDeclaration.Body?
  ) -> [String] {
    var headers: [String] = []
    for (name, value) in object[.headers]?.members() ?? [] {
      guard let text = value.string() else { continue }
      if (name + text).contains(where: \.isNewline) {
        value.note(.badForm(.header, name.filter { !$0.isNewline }))
      }
      headers.append("\(name): \(text)")
    }
    guard !headers.contains(where: { $0.lowercased().hasPrefix("content-type:") }) else {
      return headers
    }
    var ending = object[.json] == nil ? "txt" : "json"
    if case .file(let path) = body { ending = path.url.pathExtension.lowercased() }
    let type = Self.types[ending] ?? "application/octet-stream"
    return body == nil ? headers : headers + ["Content-Type: \(type)"]
  }

  private static let types = [
    "csv": "text/csv; charset=utf-8", "gif": "image/gif", "heic": "image/heic",
    "html": "text/html; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "json": "application/json", "png": "image/png",
    "rss": "application/rss+xml; charset=utf-8", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "webp": "image/webp",
    "xml": "application/xml; charset=utf-8",
  ]
}
