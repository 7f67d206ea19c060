extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }
}
