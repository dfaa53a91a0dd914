import JSON

extension HTTPArchive {
  /// The exchanges as scripted responses, each to its own request.
  ///
  /// An address that was requested several times gets its answers in the file's order, and the last
  /// one from then on. Bodies get the names of their files. Requests whose answers have no body in
  /// the archive come last, and get none.
  ///
  /// - Parameter name: Names the file that an exchange's body is kept in; nil where it has none.
  /// - Returns: The responses.
  public func responses(_ name: (HTTPExchange) -> String?) -> [ScriptedResponse] {
    var seen: Set<[String]> = []
    let answered = exchanges.reversed().compactMap { exchange -> ScriptedResponse? in
      guard let address = RequestedAddress(exchange.url) else { return nil }
      var response = ScriptedResponse(to: .recorded(address))
      response.method = exchange.method
      let body = String(decoding: exchange.requestBody, as: UTF8.self)
      response.requestBody = body.isEmpty ? nil : body
      response.status = exchange.status
      response.delay = exchange.duration
      response.headers = exchange.headers.map { "\($0.name): \($0.value)" }
      response.body = name(exchange)
      // A browser writes the status 0 where no answer came.
      if exchange.status == 0 { response.failure = URLFailure.networkConnectionLost.code }
      let isLast = seen.insert([exchange.method, address.text, ScriptedResponse.values(of: body)])
        .inserted
      response.times = isLast ? nil : 1
      return response
    }
    let lacking = withoutBody.compactMap { exchange -> ScriptedResponse? in
      guard let address = RequestedAddress(exchange.url) else { return nil }
      var response = ScriptedResponse(to: .recorded(address))
      response.method = exchange.method
      response.lacksBody = true
      return response
    }
    return answered.reversed() + lacking
  }
}
