// The comparators of EntityPropertyQuery. Kept, never evaluated.

public class EntityQueryComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  InputType: _IntentValue, ComparatorMappingType
> {
  init() {}
}

public final class EqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable & Equatable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {}
}

public final class NotEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable & Equatable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {}
}

public final class GreaterThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

public final class LessThanComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

public final class GreaterThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

public final class LessThanOrEqualToComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType) {}
}

public final class IsBetweenComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  InputType: _IntentValue & Comparable, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
where InputType == PropertyType.UnwrappedType {
  public init(mappingTransform: @escaping (InputType, InputType) -> ComparatorMappingType) {}
}

public final class ContainsComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  InputType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where
    PropertyType: _SequenceIntentValue & Sequence, InputType: Equatable,
    InputType == PropertyType.Element
  {}

  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {}
}

public final class HasPrefixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  InputType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {}
}

public final class HasSuffixComparator<
  Property: EntityProperty<PropertyType>, PropertyType: _IntentValue & Sendable,
  InputType: _IntentValue, ComparatorMappingType
>: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType> {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType)
  where PropertyType.UnwrappedType == String, InputType == String {}
}
