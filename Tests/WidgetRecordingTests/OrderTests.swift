import Testing

@testable import WidgetRecording

@Suite struct OrderTests {
  @Test func `elements of a key are together, in the order in which keys come first`() {
    let groups = ["mon", "rain", "tue", "wind", "sun"].grouped(by: \.count)
    #expect(groups.map(\.key) == [3, 4])
    #expect(groups.map(\.elements) == [["mon", "tue", "sun"], ["rain", "wind"]])
    #expect([String]().grouped(by: \.count).isEmpty)
  }
}
