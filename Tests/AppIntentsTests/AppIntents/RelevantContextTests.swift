import AppIntents
import CoreLocation
import Intents
import MapKit
import RelevanceKit
import Testing
import WidgetRecording

@Suite struct RelevantContextTests {
  private let start = Date(timeIntervalSince1970: 100)
  private let end = Date(timeIntervalSince1970: 200)

  @Test func `a date is a range with a kind`() {
    #expect(RelevantContext.date(from: start, to: end).recorded == .date(100, 200, .default))
    #expect(RelevantContext.date(start).recorded == .date(100, 100, .default))
    #expect(
      RelevantContext.date(start, kind: .informational).recorded
        == .date(100, 100, .informational))
    let interval = DateInterval(start: start, end: end)
    #expect(
      RelevantContext.date(interval: interval, kind: .scheduled).recorded
        == .date(100, 200, .scheduled))
    #expect(
      RelevantContext.date(range: start...end, kind: .default).recorded
        == .date(100, 200, .default))
  }

  @Test func `a reversed range stays reversed`() {
    #expect(RelevantContext.date(from: end, to: start).recorded == .date(200, 100, .default))
  }

  @Test func `each condition has its own name`() {
    #expect(RelevantContext.location(inferred: .home).recorded == .inferredLocation("home"))
    #expect(RelevantContext.location(inferred: .work).recorded == .inferredLocation("work"))
    #expect(RelevantContext.location(inferred: .school).recorded == .inferredLocation("school"))
    #expect(RelevantContext.location(inferred: .commute).recorded == .inferredLocation("commute"))
    #expect(RelevantContext.sleep(.wakeup).recorded == .sleep("wakeup"))
    #expect(RelevantContext.sleep(.bedtime).recorded == .sleep("bedtime"))
    #expect(RelevantContext.fitness(.workoutActive).recorded == .fitness("workoutActive"))
    #expect(
      RelevantContext.fitness(.activityRingsIncomplete).recorded
        == .fitness("activityRingsIncomplete"))
    #expect(RelevantContext.hardware(headphones: .connected).recorded == .hardware("headphones"))
  }

  @Test func `a region is latitude, longitude and radius`() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35), radius: 500,
      identifier: "Paris")
    let circle = RecordedContext.region(
      GeographicRegion(latitude: 48.85, longitude: 2.35, radius: 500))
    #expect(RelevantContext.location(region).recorded == circle)
    #expect(INLocationRelevanceProvider(region: region).recorded == circle)
  }

  @Test(
    arguments: [
      (.morning, .sleep("wakeup")), (.evening, .sleep("bedtime")),
      (.home, .inferredLocation("home")), (.work, .inferredLocation("work")),
      (.school, .inferredLocation("school")), (.gym, .inferredLocation("gym")),
      (.commute, .inferredLocation("commute")), (.headphonesConnected, .hardware("headphones")),
      (.activeWorkout, .fitness("workoutActive")),
      (.physicalActivityIncomplete, .fitness("activityRingsIncomplete")),
    ] as [(INDailyRoutineRelevanceProvider.Situation, RecordedContext)])
  func `a situation becomes the clue the watch has for it`(
    situation: INDailyRoutineRelevanceProvider.Situation, clue: RecordedContext
  ) {
    #expect(INDailyRoutineRelevanceProvider(situation: situation).recorded == clue)
  }
}
