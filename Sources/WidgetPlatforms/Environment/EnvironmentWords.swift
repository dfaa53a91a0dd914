/// The words by which manifests name the weather, as WeatherKit has them.
public enum WeatherWords {
  /// Every condition.
  public static let conditions = """
    blizzard blowingDust blowingSnow breezy clear cloudy drizzle flurries foggy freezingDrizzle
    freezingRain frigid hail haze heavyRain heavySnow hot hurricane isolatedThunderstorms mostlyClear
    mostlyCloudy partlyCloudy rain scatteredThunderstorms sleet smoky snow strongStorms sunFlurries
    sunShowers thunderstorms tropicalStorm windy wintryMix
    """.split { " \n".contains($0) }.map(String.init)

  /// Every kind of precipitation.
  public static let precipitations = ["none", "hail", "mixed", "rain", "sleet", "snow"]
}

/// The names of workouts, as HealthKit has them.
public enum WorkoutActivities {
  /// Every activity.
  public static let all = """
    americanFootball archery australianFootball badminton baseball basketball bowling boxing
    climbing cricket crossTraining curling cycling dance danceInspiredTraining elliptical
    equestrianSports fencing fishing functionalStrengthTraining golf gymnastics handball hiking
    hockey hunting lacrosse martialArts mindAndBody mixedMetabolicCardioTraining paddleSports play
    preparationAndRecovery racquetball rowing rugby running sailing skatingSports snowSports
    soccer softball squash stairClimbing surfingSports swimming tableTennis tennis trackAndField
    traditionalStrengthTraining volleyball walking waterFitness waterPolo waterSports wrestling
    yoga barre coreTraining crossCountrySkiing downhillSkiing flexibility
    highIntensityIntervalTraining jumpRope kickboxing pilates snowboarding stairs stepTraining
    wheelchairWalkPace wheelchairRunPace taiChi mixedCardio handCycling discSports fitnessGaming
    cardioDance socialDance pickleball cooldown swimBikeRun transition underwaterDiving other
    """.split { " \n".contains($0) }.map(String.init)
}
