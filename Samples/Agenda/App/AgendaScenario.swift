import Foundation
import SwiftData
import WidgetKit

/// Plans two rooms, as the app does when it is opened for the first time.
@MainActor func planChores() throws {
  guard let context = ChoreStore.container?.mainContext else { return }
  for (name, chores) in [("Kitchen", ["Dishes", "Floor"]), ("Garden", ["Lawn"])] {
    let room = Room(name: name)
    context.insert(room)
    for (index, title) in chores.enumerated() {
      let due = Date.now.addingTimeInterval(Double(index + name.count) * 3600)
      context.insert(Chore(title: title, due: due, room: room))
    }
  }
  try context.save()
}

/// Ends the chores of the kitchen, and has the widget say so.
@MainActor func finishChores() throws {
  guard let context = ChoreStore.container?.mainContext else { return }
  let kitchen = FetchDescriptor<Room>(predicate: #Predicate { $0.name == "Kitchen" })
  for chore in try context.fetch(kitchen).flatMap(\.chores) { chore.isDone = true }
  try context.save()
  WidgetCenter.shared.reloadTimelines(ofKind: "Agenda")
}
