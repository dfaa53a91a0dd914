import AVFoundation
import CoreMedia
import Foundation

/// The app's scanner of codes.
final class CodeScanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
  let session = AVCaptureSession()
  let codes = AVCaptureMetadataOutput()

  /// Starts the camera on the back.
  func start() throws {
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    let preset: AVCaptureSession.Preset = .hd1280x720
    if session.canSetSessionPreset(preset) { session.sessionPreset = preset }
    guard let camera = camera(at: .back) else { throw AVError(.deviceWasDisconnected) }
    let input = try AVCaptureDeviceInput(device: camera)
    if session.canAddInput(input) { session.addInput(input as AVCaptureInput) }
    if session.canAddOutput(codes) { session.addOutput(codes as AVCaptureOutput) }
    codes.setMetadataObjectsDelegate(self, queue: .main)
    let wanted: [AVMetadataObject.ObjectType] = [
      .qr, .ean8, .ean13, .upce, .code39, .code128, .pdf417, .aztec, .dataMatrix,
    ]
    codes.metadataObjectTypes = wanted.filter(codes.availableMetadataObjectTypes.contains)
    session.startRunning()
  }

  /// Stops the camera.
  func stop() {
    session.inputs.forEach(session.removeInput)
    session.outputs.forEach(session.removeOutput)
    if !session.isInterrupted { session.stopRunning() }
  }

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    let codes = metadataObjects.compactMap { $0 as? AVMetadataMachineReadableCodeObject }
    print(codes.compactMap(\.stringValue), connection.isEnabled)
  }

  /// The best camera of the device.
  private func camera(at position: AVCaptureDevice.Position) -> AVCaptureDevice? {
    let types: [AVCaptureDevice.DeviceType] = [
      .builtInTripleCamera, .builtInDualCamera, .builtInTelephotoCamera, .builtInUltraWideCamera,
      .builtInTrueDepthCamera, .external, .microphone,
    ]
    let found = AVCaptureDevice.DiscoverySession(
      deviceTypes: types, mediaType: .depthData, position: position)
    let usual = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position)
    return found.devices.first { $0.deviceType == .builtInDualCamera } ?? usual
  }
}

/// Switches the light on, and focuses.
func light(_ camera: AVCaptureDevice, isOn: Bool) throws {
  guard camera.hasTorch, camera.hasFlash, camera.isTorchAvailable, camera.hasMediaType(.video)
  else { return print(camera.localizedName, camera.uniqueID) }
  try camera.lockForConfiguration()
  defer { camera.unlockForConfiguration() }
  let mode: AVCaptureDevice.TorchMode = isOn ? .on : .off
  camera.torchMode = mode
  if isOn { try camera.setTorchModeOn(level: 0.5) }
  let focus: AVCaptureDevice.FocusMode = .continuousAutoFocus
  if camera.isFocusModeSupported(focus) { camera.focusMode = focus }
  camera.videoZoomFactor = 2
}

/// Photographs, films and frames of the app's camera.
final class Photographer: NSObject, AVCapturePhotoCaptureDelegate,
  AVCaptureFileOutputRecordingDelegate, AVCaptureVideoDataOutputSampleBufferDelegate
{
  let photos = AVCapturePhotoOutput()
  let films = AVCaptureMovieFileOutput()
  let frames = AVCaptureVideoDataOutput()

  /// Takes a photograph and begins a film.
  func take(to url: URL) {
    let quality: AVCapturePhotoOutput.QualityPrioritization = .quality
    photos.maxPhotoQualityPrioritization = quality
    photos.isHighResolutionCaptureEnabled = true
    let settings = AVCapturePhotoSettings()
    let flash: AVCaptureDevice.FlashMode = .auto
    settings.flashMode = flash
    photos.capturePhoto(with: settings, delegate: self)
    let film: AVCaptureFileOutput = films
    film.isRecording ? film.stopRecording() : film.startRecording(to: url, recordingDelegate: self)
    print(film.outputFileURL as Any)
    frames.alwaysDiscardsLateVideoFrames = true
    frames.videoSettings = [:]
    frames.setSampleBufferDelegate(self, queue: .main)
    if let connection = frames.connection(with: .video) {
      if connection.isVideoMirroringSupported { connection.isVideoMirrored = true }
      if connection.isVideoRotationAngleSupported(90) { connection.videoRotationAngle = 90 }
    }
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    print(photo.fileDataRepresentation() as Any)
  }

  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?
  ) {
    print(outputFileURL, error as Any)
  }

  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {
    print(sampleBuffer.duration)
  }
}

/// The layers of the app's screens.
func layers(_ session: AVCaptureSession, _ player: AVPlayer) -> Bool {
  let camera = AVCaptureVideoPreviewLayer(session: session)
  let gravity: AVLayerVideoGravity = .resizeAspectFill
  camera.videoGravity = gravity
  let film = AVPlayerLayer(player: player)
  film.videoGravity = .resizeAspect
  return film.isReadyForDisplay || AVCaptureMultiCamSession.isMultiCamSupported
}

/// The presets of the app's settings, and what a session tells.
let presets: [AVCaptureSession.Preset] = [.vga640x480, .hd1920x1080, .hd4K3840x2160, .photo]
let sessionNames = [
  AVCaptureSession.didStartRunningNotification, AVCaptureSession.wasInterruptedNotification,
  AVCaptureSession.interruptionEndedNotification, AVCaptureSession.runtimeErrorNotification,
]

/// The app's recorder of memos.
final class MemoRecorder: NSObject, AVAudioRecorderDelegate {
  /// Begins a memo.
  func record(to url: URL) throws -> AVAudioRecorder {
    let quality: AVAudioQuality = .high
    let settings: [String: Any] = [
      AVFormatIDKey: 0, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1,
      AVLinearPCMBitDepthKey: 16, AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsFloatKey: false,
      AVEncoderAudioQualityKey: quality.rawValue, AVEncoderBitRateKey: 64_000,
    ]
    let recorder = try AVAudioRecorder(url: url, settings: settings)
    recorder.delegate = self
    recorder.isMeteringEnabled = true
    guard recorder.prepareToRecord(), recorder.record() else { return recorder }
    recorder.updateMeters()
    print(recorder.averagePower(forChannel: 0), recorder.peakPower(forChannel: 0))
    if recorder.isRecording { recorder.deleteRecording() }
    return recorder
  }

  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
    print(flag)
  }

  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {
    print(error as Any)
  }

  /// The level of a memo that plays.
  func level(_ player: AVAudioPlayer) -> Float {
    player.enableRate = true
    player.isMeteringEnabled = true
    player.updateMeters()
    return max(player.averagePower(forChannel: 0), player.peakPower(forChannel: 0))
  }
}
