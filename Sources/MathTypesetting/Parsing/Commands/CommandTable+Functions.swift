extension CommandTable {
  static var functions: [Row] {
    functionRows.map { ($0.0, .function($0.1)) } + definitions + expandable
  }

  private static var functionRows: [(String, Command.Function)] {
    [
      ("left", .left), ("middle", .middle), ("right", .right), ("begingroup", .beginGroup),
      ("endgroup", .endGroup), ("begin", .begin), ("end", .end), ("\\", .newRow), ("cr", .newRow),
      ("newline", .newRow), ("hline", .line(.solid)), ("hdashline", .line(.dashed)),
      ("tag", .tag), ("notag", .noTag), ("nonumber", .noTag), ("substack", .substack),
      ("limits", .limits), ("nolimits", .noLimits), ("displaylimits", .displayLimits),
      ("operatorname", .operatorName(hasLimits: false)),
      ("operatornamewithlimits", .operatorName(hasLimits: true)), ("mathop", .mathOperator),
      ("overset", .overset), ("underset", .underset), ("stackrel", .stackrel), ("not", .not),
      ("dots", .dots), ("mathchoice", .choice), ("sqrt", .root), ("cfrac", .continuedFraction),
      ("genfrac", .generalFraction), ("above", .above), ("smash", .smash),
      ("raisebox", .raiseBox), ("vcenter", .centered), ("rule", .rule), ("kern", .kern),
      ("mkern", .kern), ("mskip", .kern), ("hskip", .kern), ("hspace", .hspace),
      ("color", .color), ("textcolor", .textColor), ("colorbox", .colorBox),
      ("fcolorbox", .frameBox), ("fbox", .framedText), ("boxed", .boxed), ("href", .href),
      ("url", .url), ("htmlClass", .html), ("htmlId", .html), ("htmlStyle", .html),
      ("htmlData", .html), ("includegraphics", .image), ("verb", .verbatim), ("char", .character),
      ("(", .openFormula), (")", .closeFormula), ("relax", .relax), ("ce", .chemistry),
      ("pu", .unit),
    ]
  }

  private static var definitions: [Row] {
    [
      ("global", .definition(.global)), ("long", .definition(.long)),
      ("def", .definition(.def(expands: false, isGlobal: false))),
      ("gdef", .definition(.def(expands: false, isGlobal: true))),
      ("edef", .definition(.def(expands: true, isGlobal: false))),
      ("xdef", .definition(.def(expands: true, isGlobal: true))), ("let", .definition(.let)),
      ("futurelet", .definition(.futureLet)), ("newcommand", .definition(.newCommand(.new))),
      ("renewcommand", .definition(.newCommand(.renew))),
      ("providecommand", .definition(.newCommand(.provide))),
      ("DeclareMathOperator", .definition(.declareOperator)),
    ]
  }

  private static var expandable: [Row] {
    [
      ("expandafter", .expandable(.expandAfter)), ("noexpand", .expandable(.noExpand)),
      ("@ifnextchar", .expandable(.ifNextCharacter)), ("@ifstar", .expandable(.ifStar)),
      ("@firstoftwo", .expandable(.firstOfTwo)), ("@secondoftwo", .expandable(.secondOfTwo)),
      ("TextOrMath", .expandable(.textOrMath)),
    ]
  }
}
