import ExtensionEnvironment
import FoundationSupplement
import IOKit
import JSON
import SystemConfiguration
import Testing

@Suite struct RegistryTests {
  private func services(_ name: String) -> [io_service_t] {
    var iterator: io_iterator_t = IO_OBJECT_NULL
    let matching = IOServiceMatching(name)
    guard IOServiceGetMatchingServices(kIOMainPortDefault, matching, &iterator) == KERN_SUCCESS,
      IOIteratorIsValid(iterator) != 0
    else { return [] }
    defer { IOObjectRelease(iterator) }
    func all() -> [io_service_t] {
      Array(sequence(state: iterator) { IOIteratorNext($0) }.prefix { $0 != IO_OBJECT_NULL })
    }
    let found = all()
    IOIteratorReset(iterator)
    #expect(all() == found)
    return found
  }

  @Test func `the registry has a battery where the environment has one, and nothing else`() async {
    await #expect(processExitsWith: .success) {
      let tests = RegistryTests()
      #expect(tests.services("AppleSMC") == [] && tests.services("AppleSmartBattery") == [])
      ExtensionSurroundings.current.content["battery"] = .object([
        "level": .number(0.4), "state": .string("unplugged"),
      ])
      #expect(tests.services("AppleSMC") == [])
      let battery = try #require(tests.services("AppleSmartBattery").first)
      #expect(IOObjectConformsTo(battery, "IOPMPowerSource") == 1)
      #expect(IOObjectConformsTo(battery, "AppleSMC") == 0)
      let level = IORegistryEntrySearchCFProperty(
        battery, kIOServicePlane, "CurrentCapacity", nil,
        IOOptionBits(kIORegistryIterateRecursively))
      #expect(level as? Int == 40)
      var connection: io_connect_t = 9
      let result = IOServiceOpen(battery, mach_task_self_, 0, &connection)
      #expect(result == kIOReturnNotPermitted && connection == IO_OBJECT_NULL)
    }
  }

  @Test func `what is not in the registry is an error`() {
    var connection: io_connect_t = 9
    let invalid: IOReturn = 0x1000_0003
    #expect(IOServiceOpen(IO_OBJECT_NULL, mach_task_self_, 0, &connection) == invalid)
    #expect(connection == IO_OBJECT_NULL && IOServiceClose(connection) == invalid)
    var (entry, iterator): (io_registry_entry_t, io_iterator_t) = (9, 9)
    #expect(IORegistryEntryGetParentEntry(0, kIOServicePlane, &entry) == invalid && entry == 0)
    #expect(IORegistryEntryGetChildIterator(0, kIOServicePlane, &iterator) == invalid)
    var properties: Unmanaged<CFMutableDictionary>?
    #expect(IORegistryEntryCreateCFProperties(7, &properties, nil, 0) == kIOReturnNoDevice)
    #expect(UInt32(bitPattern: kIOReturnNotPermitted) == 0xE000_02E2)
  }

  @Test func `the shared values are the names of the Mac`() throws {
    let store = try #require(SCDynamicStoreCreate(nil, "widgets" as CFString, nil, nil))
    let names = SCDynamicStoreCopyValue(store, SCDynamicStoreKeyCreateComputerName(nil))
    let name = SCDynamicStoreCopyComputerName(store, nil)
    #expect((names as? NSDictionary)?["ComputerName"] as? String == name as String?)
    #expect(SCError() == 0)
    let route = SCDynamicStoreKeyCreateNetworkGlobalEntity(
      nil, kSCDynamicStoreDomainState, kSCEntNetIPv4)
    #expect(route as String == "State:/Network/Global/IPv4")
    #expect(SCDynamicStoreCopyValue(store, route) == nil)
    #expect(String(cString: SCErrorString(SCError())) == "No such key")
    let keys = SCDynamicStoreCopyKeyList(store, "Setup:/.*" as CFString)
    #expect(keys?.count == 2)
    let all = SCDynamicStoreCopyMultiple(store, nil, NSArray(array: [".*Host.*"]))
    #expect(all?.allKeys.count == 1)
    #expect(!SCDynamicStoreSetValue(store, route, NSString(string: "x")))
    #expect(SCError() == Int32(kSCStatusAccessError))
  }
}
