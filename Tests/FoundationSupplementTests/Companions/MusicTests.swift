import CoreGraphics
import Foundation
import MusicKit
import Testing

/// Music that an app has in data of its own, and requests that nobody answers.
@Suite struct MusicTests {
  private static let song = """
    {"id": "1", "title": "Tide", "artistName": "Gulls", "genreNames": ["Folk"], "playCount": 3,
     "playParameters": {"id": "1", "kind": "song"}, "trackNumber": 2}
    """

  private func song() throws -> Song {
    try JSONDecoder().decode(Song.self, from: Data(Self.song.utf8))
  }

  @Test func `an item has the facts of its data, and goes with them into a queue`() throws {
    let song = try song()
    #expect(song.playCount == 3 && song.playParameters != nil && song.albums == nil)
    let track = Track.song(song)
    #expect(track.title == "Tide" && track.trackNumber == 2)
    let queue = MusicPlayer.Queue(for: [song], startingAt: nil)
    #expect(queue.currentEntry?.title == "Tide")
    #expect(queue.entries.map(\.subtitle) == ["Gulls"])
    let literal: MusicPlayer.Queue = [song, track]
    #expect(literal.entries.count == 2)
    #expect(literal.entries.map(\.item) == [.song(song), .song(song)])
    #expect(literal.entries.allSatisfy { !$0.isTransient && $0.item?.id == song.id })
    let station = try JSONDecoder().decode(
      Station.self, from: Data(#"{"id": "2", "name": "Harbour", "isLive": true}"#.utf8))
    let radio = MusicPlayer.Queue.Entry(station)
    #expect(radio.item == nil && radio.isTransient && radio.transientItem?.id == station.id)
  }

  @Test func `a picture has the colours of its data`() throws {
    func artwork(_ colors: String) throws -> Artwork {
      try JSONDecoder().decode(
        Artwork.self, from: Data(#"{"width": 9, "height": 8, "url": "u/{w}"\#(colors)}"#.utf8))
    }
    let plain = try artwork("")
    #expect(plain.backgroundColor == nil && plain.primaryTextColor == nil)
    let colored = try artwork(
      #", "bgColor": "ff0033", "textColor1": "000000", "textColor2": "01", "textColor4": "00ff00""#)
    #expect(colored.backgroundColor?.components == [1, 0, 0.2, 1])
    #expect(colored.primaryTextColor?.components == [0, 0, 0, 1])
    #expect(colored.secondaryTextColor == nil && colored.tertiaryTextColor == nil)
    #expect(colored.quaternaryTextColor?.components == [0, 1, 0, 1])
    #expect(colored.url(width: 7, height: 6)?.absoluteString == "u/7")
    #expect(try JSONDecoder().decode(Artwork.self, from: JSONEncoder().encode(colored)) == colored)
  }

  @Test func `requests are refused for the lack of a permission`() async throws {
    var request = MusicLibraryRequest<Song>()
    request.filter(matching: \.id, memberOf: ["1", "2"])
    request.filter(matching: \.artistName, equalTo: "Gulls")
    request.filter(matching: \.title, contains: "Ti")
    request.sort(by: \.playCount, ascending: false)
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await request.response()
    }
    let song = try song()
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await song.with([.albums, .artists])
    }
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await MusicCatalogResourceRequest<Album>(matching: \.upc, equalTo: "1").response()
    }
    await #expect(throws: MusicLibrary.Error.unableToAddItem) {
      try await MusicLibrary.shared.add(song)
    }
  }

  @Test func `collections are put together and coded as lists`() throws {
    let songs: MusicItemCollection<Song> = [try song()]
    let both = songs + songs
    #expect(both.count == 2 && both != songs)
    let data = try JSONEncoder().encode(both)
    #expect(try JSONDecoder().decode(MusicItemCollection<Song>.self, from: data) == both)
  }
}
