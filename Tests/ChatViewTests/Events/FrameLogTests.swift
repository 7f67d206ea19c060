import ChatView
import Testing

struct FrameLogTests {
  @Test("Percentiles and stalls of frames, in milliseconds")
  func percentiles() {
    let log = FrameLog()
    for number in 1...100 {
      log.begin(at: Double(number), work: 0)
      log.end(at: Double(number) + Double(number) * 0.000_21, work: 0.002)
    }
    #expect(log.count == 100)
    #expect(log.milliseconds(atPart: 0.5) == 10.71)
    #expect(log.milliseconds(atPart: 1) == 21)
    #expect(log.stallCount == 24)
    #expect(log.millisecondsOfWork(atPart: 0.9) == 2)
    log.end(at: 500, work: 1)
    #expect(log.count == 100, "an end without a beginning is no frame")
    #expect(FrameLog().milliseconds(atPart: 0.5) == 0)
  }
}
