import Foundation
import SwiftData

/// Work around the house.
@Model
final class Chore {
  @Attribute(.unique) var title: String
  var due: Date
  var isDone = false
  var room: Room?

  init(title: String, due: Date, room: Room) {
    self.title = title
    self.due = due
    self.room = room
  }
}

/// A place with chores.
@Model
final class Room {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Chore.room) var chores: [Chore] = []

  init(name: String) { self.name = name }
}

/// The store that the app and its widget share.
enum ChoreStore {
  static let container: ModelContainer? = {
    let configuration = ModelConfiguration(
      groupContainer: .identifier("group.com.example.agenda"))
    return try? ModelContainer(for: Chore.self, Room.self, configurations: configuration)
  }()
}
