import CoreBluetooth
import Foundation

/// Reads a thermometer.
final class Thermometer: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
  private let service = CBUUID(string: "1809")
  private let own = CBUUID(nsuuid: UUID())
  private lazy var central = CBCentralManager(delegate: self, queue: .main)
  private(set) var values: [Data] = []

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    guard central.state == .poweredOn, CBManager.authorization == .allowedAlways else { return }
    let known = central.retrievePeripherals(withIdentifiers: [])
    let connected = central.retrieveConnectedPeripherals(withServices: [service])
    if let one = (known + connected).first { central.connect(one) }
    guard !central.isScanning else { return }
    central.scanForPeripherals(
      withServices: [service, own],
      options: [CBCentralManagerScanOptionAllowDuplicatesKey: false])
  }

  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {
    print(advertisementData[CBAdvertisementDataLocalNameKey] ?? peripheral.name ?? "")
    central.stopScan()
    if peripheral.state == .disconnected { central.connect(peripheral, options: nil) }
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.delegate = self
    peripheral.readRSSI()
    peripheral.discoverServices([service])
  }

  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {
    central.cancelPeripheralConnection(peripheral)
  }

  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {
    print(peripheral.identifier)
  }

  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    for service in peripheral.services ?? [] where service.uuid == self.service {
      peripheral.discoverCharacteristics(nil, for: service)
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {
    for characteristic in service.characteristics ?? [] {
      peripheral.readValue(for: characteristic)
      peripheral.setNotifyValue(true, for: characteristic)
      let way: CBCharacteristicWriteType = .withResponse
      peripheral.writeValue(Data([1]), for: characteristic, type: way)
    }
  }

  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {
    values.append(characteristic.value ?? Data())
  }

  /// The text in the settings.
  func text(
    _ state: CBManagerState, _ authorization: CBManagerAuthorization, _ link: CBPeripheralState
  ) -> String {
    let attribute: CBAttribute? = nil
    return "\(state) \(authorization) \(link) \(attribute?.uuid.uuidString ?? "")"
  }
}
