import CivilTime
import Testing

@Suite struct SimulatedInstantTests {
  @Test(arguments: [-1, 0, 1_772_460_000.5, .infinity, .nan])
  func `what is not a number is neither before nor after an instant`(seconds: Double) {
    let instant = SimulatedInstant(seconds)
    let none = SimulatedInstant(.nan)
    #expect(!(instant < none) && !(instant <= none) && !(instant > none) && !(instant >= none))
    #expect(!(none < instant) && !(none <= instant) && !(none > instant) && !(none >= instant))
  }

  @Test func `instants are ordered by their seconds`() {
    let early: SimulatedInstant = 1000
    let late: SimulatedInstant = 1000.5
    #expect(early < late && early <= late && late > early && late >= early)
    #expect(early <= early && early >= early && !(early < early))
  }
}
