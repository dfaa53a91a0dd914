// Resolutions of values by the handlers of the tea shop.

import CoreLocation
import Foundation
import Intents

/// Answers about texts and numbers.
struct PlainResolutions {
  func note(_ text: String?, known: [String]) -> INStringResolutionResult {
    guard let text else { return .needsValue() }
    let found = known.filter { $0.hasPrefix(text) }
    if found.count > 1 { return .disambiguation(with: found) }
    return found.isEmpty ? .confirmationRequired(with: text) : .success(with: found[0])
  }

  func milk(_ isWanted: Bool?) -> INBooleanResolutionResult {
    isWanted.map { .success(with: $0) } ?? .confirmationRequired(with: true)
  }

  func sugar(_ grams: Double?) -> INDoubleResolutionResult {
    guard let grams else { return .notRequired() }
    return grams > 20 ? .confirmationRequired(with: 20) : .success(with: grams)
  }

  func steeping(_ seconds: TimeInterval?) -> INTimeIntervalResolutionResult {
    guard let seconds else { return .confirmationRequired(with: 180) }
    return .success(with: seconds)
  }

  func cup(isKnown: Bool) -> INEnumResolutionResult {
    isKnown ? .notRequired() : .unsupported()
  }

  func pickUp(_ time: DateComponents?, free: [DateComponents]) -> INDateComponentsResolutionResult {
    guard let time else { return .disambiguation(with: free) }
    return free.contains(time) ? .success(with: time) : .confirmationRequired(with: free.first)
  }

  func page(_ url: URL?, known: [URL]) -> INURLResolutionResult {
    guard let url else { return .disambiguation(with: known) }
    return known.contains(url) ? .success(with: url) : .confirmationRequired(with: url)
  }
}

/// Answers about the shop's things and people.
struct ThingResolutions {
  func tea(_ tea: INObject?, known: [INObject]) -> INObjectResolutionResult {
    guard let tea else { return .disambiguation(with: known) }
    return known.contains(tea) ? .success(with: tea) : .confirmationRequired(with: tea)
  }

  func recipe(_ file: INFile?, known: [INFile]) -> INFileResolutionResult {
    guard let file else { return .disambiguation(with: known) }
    return file.data.isEmpty ? .confirmationRequired(with: file) : .success(with: file)
  }

  func guest(_ person: INPerson?, known: [INPerson]) -> INPersonResolutionResult {
    guard let person else { return .disambiguation(with: known) }
    return person.isMe ? .success(with: person) : .confirmationRequired(with: person)
  }

  func table(_ place: CLPlacemark?, known: [CLPlacemark]) -> INPlacemarkResolutionResult {
    guard let place else { return .disambiguation(with: known) }
    return place.name == nil ? .confirmationRequired(with: place) : .success(with: place)
  }

  func phrase(
    _ phrase: INSpeakableString?, known: [INSpeakableString]
  ) -> INSpeakableStringResolutionResult {
    guard let phrase else { return .disambiguation(with: known) }
    return phrase.spokenPhrase.isEmpty
      ? .confirmationRequired(with: phrase) : .success(with: phrase)
  }

  func tip(
    _ amount: INCurrencyAmount?, usual: [INCurrencyAmount]
  ) -> INCurrencyAmountResolutionResult {
    guard let amount else { return .disambiguation(with: usual) }
    return amount.amount == nil ? .confirmationRequired(with: amount) : .success(with: amount)
  }
}

/// Answers about measures.
struct MeasureResolutions {
  func water(
    _ heat: Measurement<UnitTemperature>?, usual: [Measurement<UnitTemperature>]
  ) -> INTemperatureResolutionResult {
    guard let heat else { return .disambiguation(with: usual) }
    return usual.contains(heat) ? .success(with: heat) : .confirmationRequired(with: heat)
  }

  func spoon(
    _ length: Measurement<UnitLength>?, usual: [Measurement<UnitLength>]
  ) -> INLengthResolutionResult {
    guard let length else { return .disambiguation(with: usual) }
    return usual.contains(length) ? .success(with: length) : .confirmationRequired(with: length)
  }

  func leaves(
    _ mass: Measurement<UnitMass>?, usual: [Measurement<UnitMass>]
  ) -> INMassResolutionResult {
    guard let mass else { return .disambiguation(with: usual) }
    return usual.contains(mass) ? .success(with: mass) : .confirmationRequired(with: mass)
  }

  func stirring(
    _ speed: Measurement<UnitSpeed>?, usual: [Measurement<UnitSpeed>]
  ) -> INSpeedResolutionResult {
    guard let speed else { return .disambiguation(with: usual) }
    return usual.contains(speed) ? .success(with: speed) : .confirmationRequired(with: speed)
  }

  func heating(
    _ energy: Measurement<UnitEnergy>?, usual: [Measurement<UnitEnergy>]
  ) -> INEnergyResolutionResult {
    guard let energy else { return .disambiguation(with: usual) }
    return usual.contains(energy) ? .success(with: energy) : .confirmationRequired(with: energy)
  }

  func cup(
    _ volume: Measurement<UnitVolume>?, usual: [Measurement<UnitVolume>]
  ) -> INVolumeResolutionResult {
    guard let volume else { return .disambiguation(with: usual) }
    return usual.contains(volume) ? .success(with: volume) : .confirmationRequired(with: volume)
  }
}

/// The answers of which a log keeps the kind.
func kinds(of results: [INIntentResolutionResult]) -> [String] {
  results.map { String(describing: type(of: $0)) }
}

/// Answers as Xcode writes them for an enumeration and for reasons.
enum CupResolutions {
  static func success(_ cup: Int) -> INEnumResolutionResult {
    .__success(withResolvedValue: cup)
  }

  static func confirmation(_ cup: Int) -> INEnumResolutionResult {
    .__confirmationRequired(withValueToConfirm: cup)
  }

  static func refusal(_ reason: Int) -> INStringResolutionResult {
    .__unsupported(withReason: reason)
  }

  static var areCoded: Bool { INObject.supportsSecureCoding }
}
