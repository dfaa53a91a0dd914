import Foundation

/// What the paper's server answers.
struct Headlines: Codable {
  struct Headline: Codable, Hashable {
    var title: String
    var minutes: Int
  }

  var headlines: [Headline]
}

/// What the weather's server answers.
struct Weather: Codable, Hashable {
  var celsius: Int
  var sky: String
}

/// The two servers that the widget asks.
struct Newsroom {
  enum Trouble: Error {
    case status(Int)
  }

  private static let decoder = JSONDecoder()

  func headlines(of topic: String) async throws -> [Headlines.Headline] {
    var components = URLComponents(string: "https://news.example.com/v1/headlines")
    components?.queryItems = [
      URLQueryItem(name: "topic", value: topic), URLQueryItem(name: "limit", value: "3"),
    ]
    guard let url = components?.url else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.setValue("Bearer of-the-app", forHTTPHeaderField: "Authorization")
    return try await value(Headlines.self, of: request).headlines
  }

  func weather(in city: String) async throws -> Weather {
    let text = "https://weather.example.com/now?city=\(city)&appid=of-the-app"
    guard let url = URL(string: text) else { throw URLError(.badURL) }
    return try await value(Weather.self, of: URLRequest(url: url))
  }

  private func value<Value: Decodable>(
    _ type: Value.Type, of request: URLRequest
  ) async throws -> Value {
    let (data, response) = try await URLSession.shared.data(for: request)
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard status == 200 else { throw Trouble.status(status) }
    return try Self.decoder.decode(type, from: data)
  }
}
