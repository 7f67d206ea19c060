import CPango

/// The MATH table's constants, lengths in em (OpenType 1.9, MathConstants).
struct MathConstants {
  /// Sizes of script and of scriptscript style, as a factor of the text's.
  let scriptScale: Double
  let scriptScriptScale: Double
  /// Where the middle of a radical's degree stands, as a factor of the radical's height.
  let radicalDegreeRaise: Double
  private let values: [Double]

  init(_ font: OpenFont) {
    func raw(_ constant: hb_ot_math_constant_t) -> Double {
      Double(hb_ot_math_get_constant(font.pointer, constant))
    }
    values = (0...HB_OT_MATH_CONSTANT_RADICAL_DEGREE_BOTTOM_RAISE_PERCENT.rawValue).map {
      raw(hb_ot_math_constant_t(rawValue: $0)) / font.unitsPerEm
    }
    // A face without the table says 0; formulas in it must still have a size.
    func percent(_ constant: hb_ot_math_constant_t, _ standIn: Double) -> Double {
      let value = raw(constant) / 100
      return value > 0 && value <= 1 ? value : standIn
    }
    scriptScale = percent(HB_OT_MATH_CONSTANT_SCRIPT_PERCENT_SCALE_DOWN, 0.7)
    scriptScriptScale = percent(HB_OT_MATH_CONSTANT_SCRIPT_SCRIPT_PERCENT_SCALE_DOWN, 0.5)
    radicalDegreeRaise = percent(HB_OT_MATH_CONSTANT_RADICAL_DEGREE_BOTTOM_RAISE_PERCENT, 0.6)
  }

  private func value(_ constant: hb_ot_math_constant_t) -> Double {
    values[Int(constant.rawValue)]
  }

  var axisHeight: Double { value(HB_OT_MATH_CONSTANT_AXIS_HEIGHT) }
  var accentBaseHeight: Double { value(HB_OT_MATH_CONSTANT_ACCENT_BASE_HEIGHT) }
  var displayOperatorMinHeight: Double { value(HB_OT_MATH_CONSTANT_DISPLAY_OPERATOR_MIN_HEIGHT) }

  var subscriptShiftDown: Double { value(HB_OT_MATH_CONSTANT_SUBSCRIPT_SHIFT_DOWN) }
  var subscriptTopMax: Double { value(HB_OT_MATH_CONSTANT_SUBSCRIPT_TOP_MAX) }
  var subscriptBaselineDropMin: Double { value(HB_OT_MATH_CONSTANT_SUBSCRIPT_BASELINE_DROP_MIN) }
  var superscriptShiftUp: Double { value(HB_OT_MATH_CONSTANT_SUPERSCRIPT_SHIFT_UP) }
  var superscriptShiftUpCramped: Double {
    value(HB_OT_MATH_CONSTANT_SUPERSCRIPT_SHIFT_UP_CRAMPED)
  }
  var superscriptBottomMin: Double { value(HB_OT_MATH_CONSTANT_SUPERSCRIPT_BOTTOM_MIN) }
  var superscriptBaselineDropMax: Double {
    value(HB_OT_MATH_CONSTANT_SUPERSCRIPT_BASELINE_DROP_MAX)
  }
  var subSuperscriptGapMin: Double { value(HB_OT_MATH_CONSTANT_SUB_SUPERSCRIPT_GAP_MIN) }
  var superscriptBottomMaxWithSubscript: Double {
    value(HB_OT_MATH_CONSTANT_SUPERSCRIPT_BOTTOM_MAX_WITH_SUBSCRIPT)
  }
  var spaceAfterScript: Double { value(HB_OT_MATH_CONSTANT_SPACE_AFTER_SCRIPT) }

  var upperLimitGapMin: Double { value(HB_OT_MATH_CONSTANT_UPPER_LIMIT_GAP_MIN) }
  var upperLimitBaselineRiseMin: Double {
    value(HB_OT_MATH_CONSTANT_UPPER_LIMIT_BASELINE_RISE_MIN)
  }
  var lowerLimitGapMin: Double { value(HB_OT_MATH_CONSTANT_LOWER_LIMIT_GAP_MIN) }
  var lowerLimitBaselineDropMin: Double {
    value(HB_OT_MATH_CONSTANT_LOWER_LIMIT_BASELINE_DROP_MIN)
  }
  var stretchStackGapAboveMin: Double { value(HB_OT_MATH_CONSTANT_STRETCH_STACK_GAP_ABOVE_MIN) }
  var stretchStackGapBelowMin: Double { value(HB_OT_MATH_CONSTANT_STRETCH_STACK_GAP_BELOW_MIN) }

  func stackTopShiftUp(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_STACK_TOP_DISPLAY_STYLE_SHIFT_UP
        : HB_OT_MATH_CONSTANT_STACK_TOP_SHIFT_UP)
  }
  func stackBottomShiftDown(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_STACK_BOTTOM_DISPLAY_STYLE_SHIFT_DOWN
        : HB_OT_MATH_CONSTANT_STACK_BOTTOM_SHIFT_DOWN)
  }
  func stackGapMin(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_STACK_DISPLAY_STYLE_GAP_MIN : HB_OT_MATH_CONSTANT_STACK_GAP_MIN)
  }

  var fractionRuleThickness: Double { value(HB_OT_MATH_CONSTANT_FRACTION_RULE_THICKNESS) }
  func numeratorShiftUp(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_FRACTION_NUMERATOR_DISPLAY_STYLE_SHIFT_UP
        : HB_OT_MATH_CONSTANT_FRACTION_NUMERATOR_SHIFT_UP)
  }
  func denominatorShiftDown(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_FRACTION_DENOMINATOR_DISPLAY_STYLE_SHIFT_DOWN
        : HB_OT_MATH_CONSTANT_FRACTION_DENOMINATOR_SHIFT_DOWN)
  }
  func numeratorGapMin(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_FRACTION_NUM_DISPLAY_STYLE_GAP_MIN
        : HB_OT_MATH_CONSTANT_FRACTION_NUMERATOR_GAP_MIN)
  }
  func denominatorGapMin(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_FRACTION_DENOM_DISPLAY_STYLE_GAP_MIN
        : HB_OT_MATH_CONSTANT_FRACTION_DENOMINATOR_GAP_MIN)
  }

  var overbarVerticalGap: Double { value(HB_OT_MATH_CONSTANT_OVERBAR_VERTICAL_GAP) }
  var overbarRuleThickness: Double { value(HB_OT_MATH_CONSTANT_OVERBAR_RULE_THICKNESS) }
  var overbarExtraAscender: Double { value(HB_OT_MATH_CONSTANT_OVERBAR_EXTRA_ASCENDER) }
  var underbarVerticalGap: Double { value(HB_OT_MATH_CONSTANT_UNDERBAR_VERTICAL_GAP) }
  var underbarRuleThickness: Double { value(HB_OT_MATH_CONSTANT_UNDERBAR_RULE_THICKNESS) }
  var underbarExtraDescender: Double { value(HB_OT_MATH_CONSTANT_UNDERBAR_EXTRA_DESCENDER) }

  func radicalVerticalGap(display: Bool) -> Double {
    value(
      display
        ? HB_OT_MATH_CONSTANT_RADICAL_DISPLAY_STYLE_VERTICAL_GAP
        : HB_OT_MATH_CONSTANT_RADICAL_VERTICAL_GAP)
  }
  var radicalRuleThickness: Double { value(HB_OT_MATH_CONSTANT_RADICAL_RULE_THICKNESS) }
  var radicalExtraAscender: Double { value(HB_OT_MATH_CONSTANT_RADICAL_EXTRA_ASCENDER) }
  var radicalKernBeforeDegree: Double { value(HB_OT_MATH_CONSTANT_RADICAL_KERN_BEFORE_DEGREE) }
  var radicalKernAfterDegree: Double { value(HB_OT_MATH_CONSTANT_RADICAL_KERN_AFTER_DEGREE) }
}
