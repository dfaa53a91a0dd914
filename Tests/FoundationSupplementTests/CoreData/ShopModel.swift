import CoreData
import FoundationSupplement

/// A shop's model, made in code.
func shop() -> NSManagedObjectModel {
  func attribute(
    _ name: String, _ type: NSAttributeType, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.defaultValue = value
    return attribute
  }
  let (item, basket) = (NSEntityDescription(), NSEntityDescription())
  let (items, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
  items.name = "items"
  items.destinationEntity = item
  items.inverseRelationship = owner
  items.deleteRule = .cascadeDeleteRule
  owner.name = "basket"
  owner.maxCount = 1
  owner.destinationEntity = basket
  owner.inverseRelationship = items
  item.name = "Item"
  item.properties = [
    attribute("name", .stringAttributeType),
    attribute("count", .integer16AttributeType, default: 1),
    attribute("due", .dateAttributeType), owner,
  ]
  basket.name = "Basket"
  basket.properties = [attribute("title", .stringAttributeType), items]
  let model = NSManagedObjectModel()
  model.entities = [item, basket]
  return model
}
