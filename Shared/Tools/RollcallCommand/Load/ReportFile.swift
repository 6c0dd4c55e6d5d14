import FoundationEssentials

/// Where a report goes, and in what form.
struct ReportFile {
  enum Form: String, CaseIterable {
    case html, json, csv
  }

  let path: String
  let form: Form

  init(_ path: String) throws(UsageError) {
    self.path = path
    guard let form = Form.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else {
      throw UsageError("--report takes a file that ends in .html, .json or .csv, not \"\(path)\"")
    }
    self.form = form
  }

  /// - Parameter reports: Of which only a page shows more than the first.
  func write(_ reports: [LoadReport]) throws {
    let text: String =
      switch form {
      case .html: try ReportPage.html(reports)
      case .json: try reports[0].json
      case .csv: reports[0].csv
      }
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }
}

/// Several loads in one page.
enum LoadComparison {
  static func run(_ arguments: CommandSyntax.Arguments, console: Console) throws -> Int32 {
    let paths = arguments.operands.dropFirst()
    guard !paths.isEmpty else {
      throw UsageError("compare takes the files that --report FILE.json wrote")
    }
    let files = try arguments.all("--report").map(ReportFile.init)
    guard files.allSatisfy({ $0.form == .html }) else {
      throw UsageError("a comparison is a page: --report FILE.html")
    }
    let reports = try paths.map(LoadReport.init(path:))
    console.write(LoadText.comparison(reports))
    for file in files { try file.write(reports) }
    return ExitCode.success
  }
}
