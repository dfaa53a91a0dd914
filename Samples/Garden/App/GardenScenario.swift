import CoreData
import WidgetKit

/// Plants two beds, as the app does when it is opened for the first time.
func plantGarden() throws {
  let context = GardenStore.shared.container.viewContext
  for (bed, plants) in [("Herbs", ["Basil", "Mint"]), ("Roses", ["Damask"])] {
    let planted = Bed(context: context)
    planted.name = bed
    for (index, name) in plants.enumerated() {
      let plant = Plant(context: context)
      plant.name = name
      plant.bed = planted
      plant.watered = Date.now.addingTimeInterval(Double(index + plants.count) * -7 * 3600)
    }
  }
  try context.save()
}

/// Waters all plants, and has the widget say so.
func waterGarden() throws {
  for plant in GardenStore.shared.plants() { plant.watered = .now }
  try GardenStore.shared.container.viewContext.save()
  WidgetCenter.shared.reloadTimelines(ofKind: "Garden")
}
