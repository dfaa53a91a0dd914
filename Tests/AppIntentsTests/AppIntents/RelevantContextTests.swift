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
    #expect(RelevantContext.date(from: start, to: end).recorded.date == [100, 200])
    #expect(RelevantContext.date(from: start, to: end).recorded.kind == "default")
    #expect(RelevantContext.date(start).recorded.date == [100, 100])
    #expect(RelevantContext.date(start, kind: .informational).recorded.kind == "informational")
    let interval = DateInterval(start: start, end: end)
    #expect(RelevantContext.date(interval: interval, kind: .scheduled).recorded.date == [100, 200])
    #expect(RelevantContext.date(interval: interval, kind: .scheduled).recorded.kind == "scheduled")
    #expect(RelevantContext.date(range: start...end, kind: .default).recorded.date == [100, 200])
  }

  @Test func `a reversed range stays reversed`() {
    #expect(RelevantContext.date(from: end, to: start).recorded.date == [200, 100])
  }

  @Test func `each condition has its own name`() {
    #expect(RelevantContext.location(inferred: .home).recorded.location == "home")
    #expect(RelevantContext.location(inferred: .work).recorded.location == "work")
    #expect(RelevantContext.location(inferred: .school).recorded.location == "school")
    #expect(RelevantContext.location(inferred: .commute).recorded.location == "commute")
    #expect(RelevantContext.sleep(.wakeup).recorded.sleep == "wakeup")
    #expect(RelevantContext.sleep(.bedtime).recorded.sleep == "bedtime")
    #expect(RelevantContext.fitness(.workoutActive).recorded.fitness == "workoutActive")
    #expect(
      RelevantContext.fitness(.activityRingsIncomplete).recorded.fitness
        == "activityRingsIncomplete")
    #expect(RelevantContext.hardware(headphones: .connected).recorded.hardware == "headphones")
  }

  @Test func `a region is latitude, longitude and radius`() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35), radius: 500,
      identifier: "Paris")
    #expect(RelevantContext.location(region).recorded.region == [48.85, 2.35, 500])
    #expect(INLocationRelevanceProvider(region: region).recorded.region == [48.85, 2.35, 500])
  }

  @Test(
    arguments: [
      (.morning, "sleep wakeup"), (.evening, "sleep bedtime"), (.home, "location home"),
      (.work, "location work"), (.school, "location school"), (.gym, "location gym"),
      (.commute, "location commute"), (.headphonesConnected, "hardware headphones"),
      (.activeWorkout, "fitness workoutActive"),
      (.physicalActivityIncomplete, "fitness activityRingsIncomplete"),
    ] as [(INDailyRoutineRelevanceProvider.Situation, String)])
  func `a situation becomes the clue the watch has for it`(
    situation: INDailyRoutineRelevanceProvider.Situation, clue: String
  ) {
    let context = INDailyRoutineRelevanceProvider(situation: situation).recorded
    let parts = [
      context.sleep.map { "sleep \($0)" }, context.location.map { "location \($0)" },
      context.hardware.map { "hardware \($0)" }, context.fitness.map { "fitness \($0)" },
    ]
    #expect(parts.compactMap { $0 } == [clue])
  }
}
