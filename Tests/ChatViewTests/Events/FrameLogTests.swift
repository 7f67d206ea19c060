import ChatView
import Testing

struct FrameLogTests {
  @Test("Percentiles and stalls of frames, in milliseconds")
  func percentiles() {
    let log = FrameLog()
    for number in 1...100 {
      log.begin(at: Double(number))
      log.end(at: Double(number) + Double(number) / 5_000)
    }
    #expect(log.count == 100)
    #expect(log.milliseconds(atPart: 0.5) == 10.2)
    #expect(log.milliseconds(atPart: 1) == 20)
    #expect(log.stallCount == 20)
    log.end(at: 500)
    #expect(log.count == 100, "an end without a beginning is no frame")
    #expect(FrameLog().milliseconds(atPart: 0.5) == 0)
  }
}
