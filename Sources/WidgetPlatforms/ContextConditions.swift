/// The words by which contextual clues and scenarios name conditions.
///
/// They are the names of Apple's own constants in RelevanceKit and MapKit; the gym is one of the
/// situations that SiriKit knows.
public enum ContextConditions {
  /// Places that the system infers.
  public static let locations = ["home", "work", "school", "commute", "gym"]
  /// States of fitness.
  public static let fitness = ["workoutActive", "activityRingsIncomplete"]
  /// Times of sleep.
  public static let sleep = ["wakeup", "bedtime"]
  /// Hardware in use.
  public static let hardware = ["headphones"]

  /// Categories of points of interest.
  public static let categories = """
    airport amusementPark animalService aquarium atm automotiveRepair bakery bank baseball basketball
    beach beauty bowling brewery cafe campground carRental castle conventionCenter distillery
    evCharger fairground fireStation fishing fitnessCenter foodMarket fortress gasStation goKart golf
    hiking hospital hotel kayaking landmark laundry library mailbox marina miniGolf movieTheater
    museum musicVenue nationalMonument nationalPark nightlife park parking pharmacy planetarium police
    postOffice publicTransport restaurant restroom rockClimbing rvPark school skatePark skating skiing
    soccer spa stadium store surfing swimming tennis theater university volleyball winery zoo
    """.split { " \n".contains($0) }.map(String.init)
}

/// The words by which scenarios name what people allow apps to look at.
public enum PermissionNames {
  /// Every permission that a scenario can give or refuse.
  public static let all = """
    location health calendar contacts notifications photos reminders motion bluetooth camera
    microphone speech tracking siri mediaLibrary homeKit familyControls focus
    """.split { " \n".contains($0) }.map(String.init)
}
