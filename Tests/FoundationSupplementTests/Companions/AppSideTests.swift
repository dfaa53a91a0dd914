import Foundation
import ImageIO
import MapKit
import NaturalLanguage
import StoreKit
import Testing
import UniformTypeIdentifiers
import WeatherKit

/// Interfaces that an app's own files use beside its widget.
@Suite struct AppSideTests {
  @Test func `a place comes back from the flat map`() {
    let place = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude - place.latitude) < 0.000_001)
    #expect(abs(back.longitude - place.longitude) < 0.000_001)
    #expect(MKMapPoint(CLLocationCoordinate2D()) == MKMapPoint(x: 134_217_728, y: 134_217_728))
  }

  @Test func `rectangles of the map meet where both are`() {
    let one = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let other = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(one.intersection(other) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(one.union(other) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(!one.intersects(MKMapRect(x: 20, y: 20, width: 1, height: 1)))
    #expect(MKMapRect.null.union(one) == one)
  }

  @Test func `a tokenizer finds the words of a text`() {
    let text = "It's 12 o'clock, friends."
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    let words = tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    #expect(words == ["It's", "12", "o'clock", "friends"])
  }

  @Test func `a payment fails where nothing may be bought`() {
    final class Observer: SKPaymentTransactionObserver {
      var states: [SKPaymentTransactionState] = []

      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
      ) {
        states += transactions.map(\.transactionState)
        for transaction in transactions { queue.finishTransaction(transaction) }
      }
    }
    let observer = Observer()
    let queue = SKPaymentQueue()
    queue.add(observer)
    queue.add(SKPayment(product: SKProduct()))
    #expect(observer.states == [.failed])
    #expect(queue.transactions.isEmpty)
  }

  @Test func `types have supertypes and tags`() {
    #expect(UTType.usdz.conforms(to: .threeDContent))
    #expect(UTType.jpeg.supertypes.contains(.data))
    #expect(
      UTType(tag: "mov", tagClass: .filenameExtension, conformingTo: .movie) == .quickTimeMovie)
    #expect(UTType(filenameExtension: "mov", conformingTo: .text) == nil)
    let file = URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .png)
    #expect(file.lastPathComponent == "b.png")
  }

  @Test func `the weather is refused without its entitlement`() async {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    await #expect(throws: WeatherError.permissionDenied) {
      _ = try await WeatherService.shared.weather(for: berlin)
    }
    #expect(MoonPhase.waxingGibbous.symbolName == "moonphase.waxing.gibbous")
    #expect(MoonPhase.new.symbolName == "moonphase.new.moon")
    #expect(Wind.CompassDirection.northNorthwest.abbreviation == "NNW")
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
  }

  @Test func `what is no image has no images in it`() throws {
    let source = try #require(CGImageSourceCreateWithData(Data([1, 2]) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
  }
}
