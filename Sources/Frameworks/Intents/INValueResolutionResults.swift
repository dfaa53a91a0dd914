// The resolution results of each kind of value: iOS 10 to 13, macOS 11, watchOS 3.2 to 6.

public import CoreLocation

open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedString: String) -> Self {
    Self(_outcome: .success(resolvedString))
  }

  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    Self(_outcome: .disambiguation(stringsToDisambiguate))
  }

  public class func confirmationRequired(with stringToConfirm: String?) -> Self {
    Self(_outcome: .confirmation(stringToConfirm))
  }
}

open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Bool) -> Self {
    Self(_outcome: .success(resolvedValue))
  }

  public class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    Self(_outcome: .confirmation(valueToConfirm))
  }
}

open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Int) -> Self {
    Self(_outcome: .success(resolvedValue))
  }

  public class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    Self(_outcome: .confirmation(valueToConfirm))
  }
}

open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedValue: Double) -> Self {
    Self(_outcome: .success(resolvedValue))
  }

  public class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    Self(_outcome: .confirmation(valueToConfirm))
  }
}

open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedObject: INObject) -> Self {
    Self(_outcome: .success(resolvedObject))
  }

  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(_outcome: .disambiguation(objectsToDisambiguate))
  }

  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    Self(_outcome: .confirmation(objectToConfirm))
  }
}

open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedDateComponents: DateComponents) -> Self {
    Self(_outcome: .success(resolvedDateComponents))
  }

  public class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
    Self(_outcome: .disambiguation(dateComponentsToDisambiguate))
  }

  public class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
    Self(_outcome: .confirmation(dateComponentsToConfirm))
  }
}

open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedURL: URL) -> Self {
    Self(_outcome: .success(resolvedURL))
  }

  public class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
    Self(_outcome: .disambiguation(urlsToDisambiguate))
  }

  public class func confirmationRequired(with urlToConfirm: URL?) -> Self {
    Self(_outcome: .confirmation(urlToConfirm))
  }
}

open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedFile: INFile) -> Self {
    Self(_outcome: .success(resolvedFile))
  }

  public class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
    Self(_outcome: .disambiguation(filesToDisambiguate))
  }

  public class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
    Self(_outcome: .confirmation(fileToConfirm))
  }
}

open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPerson: INPerson) -> Self {
    Self(_outcome: .success(resolvedPerson))
  }

  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    Self(_outcome: .disambiguation(peopleToDisambiguate))
  }

  public class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
    Self(_outcome: .confirmation(personToConfirm))
  }
}

open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with resolvedPlacemark: CLPlacemark) -> Self {
    Self(_outcome: .success(resolvedPlacemark))
  }

  public class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
    Self(_outcome: .disambiguation(placemarksToDisambiguate))
  }

  public class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
    Self(_outcome: .confirmation(placemarkToConfirm))
  }
}
