/// What an entry's value is; raw values are the stored form.
enum PostboxValueType: UInt8 {
  case int32 = 0
  case int64 = 1
  case bool = 2
  case double = 3
  case string = 4
  case object = 5
  case int32Array = 6
  case int64Array = 7
  case objectArray = 8
  case objectDictionary = 9
  case bytes = 10
  case none = 11
  case stringArray = 12
  case bytesArray = 13
}
