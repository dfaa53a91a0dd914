// The resolution results of amounts, measurements and spoken phrases: iOS 10 to 13, macOS 11.

public import FoundationSupplement

open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self {
    Self(_outcome: .success(resolvedTimeInterval))
  }

  public class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
    Self(_outcome: .confirmation(timeIntervalToConfirm))
  }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: INSpeakableString) -> Self {
    Self(_outcome: .success(resolvedString))
  }

  public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    Self(_outcome: .disambiguation(stringsToDisambiguate))
  }

  public class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
    Self(_outcome: .confirmation(stringToConfirm))
  }
}

open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
    Self(_outcome: .success(resolvedCurrencyAmount))
  }

  public class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
    Self(_outcome: .disambiguation(currencyAmountsToDisambiguate))
  }

  public class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
    Self(_outcome: .confirmation(currencyAmountToConfirm))
  }
}

open class INTemperatureResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
    Self(_outcome: .success(resolvedTemperature))
  }

  public class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>])
    -> Self
  {
    Self(_outcome: .disambiguation(temperaturesToDisambiguate))
  }

  public class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?)
    -> Self
  {
    Self(_outcome: .confirmation(temperatureToConfirm))
  }
}

open class INLengthResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedLength: Measurement<UnitLength>) -> Self {
    Self(_outcome: .success(resolvedLength))
  }

  public class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
    Self(_outcome: .disambiguation(lengthsToDisambiguate))
  }

  public class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
    Self(_outcome: .confirmation(lengthToConfirm))
  }
}

open class INMassResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedMass: Measurement<UnitMass>) -> Self {
    Self(_outcome: .success(resolvedMass))
  }

  public class func disambiguation(with masssToDisambiguate: [Measurement<UnitMass>]) -> Self {
    Self(_outcome: .disambiguation(masssToDisambiguate))
  }

  public class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
    Self(_outcome: .confirmation(massToConfirm))
  }
}

open class INSpeedResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self {
    Self(_outcome: .success(resolvedSpeed))
  }

  public class func disambiguation(with speedsToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
    Self(_outcome: .disambiguation(speedsToDisambiguate))
  }

  public class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
    Self(_outcome: .confirmation(speedToConfirm))
  }
}

open class INEnergyResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self {
    Self(_outcome: .success(resolvedEnergy))
  }

  public class func disambiguation(with energysToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
    Self(_outcome: .disambiguation(energysToDisambiguate))
  }

  public class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
    Self(_outcome: .confirmation(energyToConfirm))
  }
}

open class INVolumeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self {
    Self(_outcome: .success(resolvedVolume))
  }

  public class func disambiguation(with volumesToDisambiguate: [Measurement<UnitVolume>]) -> Self {
    Self(_outcome: .disambiguation(volumesToDisambiguate))
  }

  public class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
    Self(_outcome: .confirmation(volumeToConfirm))
  }
}
