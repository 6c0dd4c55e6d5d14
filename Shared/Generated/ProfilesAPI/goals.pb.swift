// Generated from rollcall/goals/v1/goals.proto. DO NOT EDIT.
// swift-format-ignore-file

internal import CProfilesAPI
@_spi(GeneratedCode) public import Protobuf
@_spi(GeneratedCode) public import WellKnownTypes

public enum Term: OpenEnum {
  case unspecified
  case short
  case long
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .short
    case 2: self = .long
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .short: 1
    case .long: 2
    case .unrecognized(let number): number
    }
  }
}

extension Term {
  public static let schema = EnumSchema(
    fullName: "rollcall.goals.v1.Term",
    documentation: "",
    values: [
      .init(name: "TERM_UNSPECIFIED", number: 0),
      .init(name: "TERM_SHORT", number: 1),
      .init(name: "TERM_LONG", number: 2),
    ]
  )
}

public enum GoalState: OpenEnum {
  case unspecified
  /// The progress is below the points.
  case open
  /// The points are reached.
  case done
  /// A number that the schema doesn't have.
  case unrecognized(Int32)

  public init() {
    self.init(rawValue: 0)
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .open
    case 2: self = .done
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .open: 1
    case .done: 2
    case .unrecognized(let number): number
    }
  }
}

extension GoalState {
  public static let schema = EnumSchema(
    fullName: "rollcall.goals.v1.GoalState",
    documentation: "",
    values: [
      .init(name: "GOAL_STATE_UNSPECIFIED", number: 0),
      .init(name: "GOAL_STATE_OPEN", number: 1, documentation: "The progress is below the points."),
      .init(name: "GOAL_STATE_DONE", number: 2, documentation: "The points are reached."),
    ]
  )
}

public struct Goal: Message {
  public var id: String = ""

  public var userID: String = ""

  public var text: String = ""

  public var term: Term = Term()

  /// To reach.
  public var points: UInt32 = 0

  /// Reached so far, never more than points.
  public var progress: UInt32 = 0

  public var createTime: Timestamp?

  public var updateTime: Timestamp?

  public var revision: UInt64 = 0

  /// When the progress reached the points: set once and for all. Unset while the
  /// goal is open.
  public var completeTime: Timestamp?

  /// In the one answer that completed the goal, and in the first change by which
  /// WatchGoals tells of that.
  public var completedNow: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    userID: String = "",
    text: String = "",
    term: Term = Term(),
    points: UInt32 = 0,
    progress: UInt32 = 0,
    createTime: Timestamp? = nil,
    updateTime: Timestamp? = nil,
    revision: UInt64 = 0,
    completeTime: Timestamp? = nil,
    completedNow: Bool = false
  ) {
    self.id = id
    self.userID = userID
    self.text = text
    self.term = term
    self.points = points
    self.progress = progress
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
    self.completeTime = completeTime
    self.completedNow = completedNow
  }
}

public struct CreateGoalRequest: Message {
  /// A UUID of the caller's. The same one again gets the first answer again.
  public var requestID: String = ""

  public var userID: String = ""

  /// 1 to 200 characters.
  public var text: String = ""

  /// Unspecified means short.
  public var term: Term = Term()

  /// 1 to 1,000,000.
  public var points: UInt32 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    requestID: String = "",
    userID: String = "",
    text: String = "",
    term: Term = Term(),
    points: UInt32 = 0
  ) {
    self.requestID = requestID
    self.userID = userID
    self.text = text
    self.term = term
    self.points = points
  }
}

public struct GetGoalRequest: Message {
  public var id: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = ""
  ) {
    self.id = id
  }
}

public struct ListGoalsRequest: Message {
  public var userID: String = ""

  /// 1 to 100; 0 means 20.
  public var pageSize: Int32 = 0

  public var pageToken: String = ""

  /// Only goals of this term; unspecified means both.
  public var term: Term = Term()

  /// Only goals in this state; unspecified means both.
  public var state: GoalState = GoalState()

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    pageSize: Int32 = 0,
    pageToken: String = "",
    term: Term = Term(),
    state: GoalState = GoalState()
  ) {
    self.userID = userID
    self.pageSize = pageSize
    self.pageToken = pageToken
    self.term = term
    self.state = state
  }
}

public struct ListGoalsResponse: Message {
  public var goals: [Goal] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    goals: [Goal] = [],
    nextPageToken: String = ""
  ) {
    self.goals = goals
    self.nextPageToken = nextPageToken
  }
}

public struct UpdateGoalRequest: Message {
  /// The id says which. If the revision isn't 0, it must be the current one, or
  /// the answer is ABORTED.
  public var goal: Goal?

  /// Any of "text", "term" and "points".
  public var updateMask: FieldMask?

  /// A UUID of the caller's. The same one again gets the first answer again.
  public var requestID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    goal: Goal? = nil,
    updateMask: FieldMask? = nil,
    requestID: String = ""
  ) {
    self.goal = goal
    self.updateMask = updateMask
    self.requestID = requestID
  }
}

public struct RecordProgressRequest: Message {
  /// A UUID of the caller's. The same one again gets the first answer again.
  public var requestID: String = ""

  public var goalID: String = ""

  /// 1 to 1,000,000.
  public var points: UInt32 = 0

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    requestID: String = "",
    goalID: String = "",
    points: UInt32 = 0,
    revision: UInt64 = 0
  ) {
    self.requestID = requestID
    self.goalID = goalID
    self.points = points
    self.revision = revision
  }
}

public struct DeleteGoalRequest: Message {
  public var id: String = ""

  /// If it isn't 0, it must be the current one, or the answer is ABORTED.
  public var revision: UInt64 = 0

  /// A UUID of the caller's. The same one again deletes nothing again, whatever
  /// was undone since.
  public var requestID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    id: String = "",
    revision: UInt64 = 0,
    requestID: String = ""
  ) {
    self.id = id
    self.revision = revision
    self.requestID = requestID
  }
}

public struct UndeleteGoalRequest: Message {
  /// Whose deletion to undo.
  public var userID: String = ""

  /// Which goal to bring back; empty means the one that was deleted last.
  public var goalID: String = ""

  /// A UUID of the caller's. The same one again gets the first answer again.
  public var requestID: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    goalID: String = "",
    requestID: String = ""
  ) {
    self.userID = userID
    self.goalID = goalID
    self.requestID = requestID
  }
}

public struct WatchGoalsRequest: Message {
  /// Whose goals; empty means everybody's, which only services may watch.
  public var userID: String = ""

  /// Of the last response that was dealt with. Empty: every goal once, and then
  /// what changes.
  public var resumeToken: String = ""

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    userID: String = "",
    resumeToken: String = ""
  ) {
    self.userID = userID
    self.resumeToken = resumeToken
  }
}

public struct WatchGoalsResponse: Message {
  /// Without any, the response is a sign of life. There is one at least every
  /// ten seconds.
  public var changes: [GoalChange] = []

  /// Where to go on after these changes.
  public var resumeToken: String = ""

  /// Nothing more had happened when this was sent.
  public var caughtUp: Bool = false

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    changes: [GoalChange] = [],
    resumeToken: String = "",
    caughtUp: Bool = false
  ) {
    self.changes = changes
    self.resumeToken = resumeToken
    self.caughtUp = caughtUp
  }
}

/// The last thing that happened to a goal.
public struct GoalChange: Message {
  public var change: Change?

  public var unknownFields = UnknownFields()

  public init() {}

  public init(
    change: Change? = nil
  ) {
    self.change = change
  }

  public enum Change: Sendable, Hashable {
    /// Made, changed or brought back: as it is now.
    case present(Goal)
    /// The id of a goal that is deleted.
    case deletedID(String)
  }
}

extension Goal {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.Goal",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "text", jsonName: "text", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "term", jsonName: "term", number: 4,
        type: .enumeration(Term.self)
      ),
      FieldSchema(
        name: "points", jsonName: "points", number: 5,
        type: .uint32,
        documentation: "To reach."
      ),
      FieldSchema(
        name: "progress", jsonName: "progress", number: 6,
        type: .uint32,
        documentation: "Reached so far, never more than points."
      ),
      FieldSchema(
        name: "create_time", jsonName: "createTime", number: 7,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "update_time", jsonName: "updateTime", number: 8,
        type: .message(Timestamp.self), label: .explicit
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 9,
        type: .uint64
      ),
      FieldSchema(
        name: "complete_time", jsonName: "completeTime", number: 10,
        type: .message(Timestamp.self), label: .explicit,
        documentation: "When the progress reached the points: set once and for all. Unset while the\ngoal is open."
      ),
      FieldSchema(
        name: "completed_now", jsonName: "completedNow", number: 11,
        type: .bool,
        documentation: "In the one answer that completed the goal, and in the first change by which\nWatchGoals tells of that."
      ),
    ]
  )
}

extension CreateGoalRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.CreateGoalRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 1,
        type: .string,
        documentation: "A UUID of the caller's. The same one again gets the first answer again."
      ),
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "text", jsonName: "text", number: 3,
        type: .string,
        documentation: "1 to 200 characters."
      ),
      FieldSchema(
        name: "term", jsonName: "term", number: 4,
        type: .enumeration(Term.self),
        documentation: "Unspecified means short."
      ),
      FieldSchema(
        name: "points", jsonName: "points", number: 5,
        type: .uint32,
        documentation: "1 to 1,000,000."
      ),
    ]
  )
}

extension GetGoalRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.GetGoalRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
    ]
  )
}

extension ListGoalsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.ListGoalsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "page_size", jsonName: "pageSize", number: 2,
        type: .int32,
        documentation: "1 to 100; 0 means 20."
      ),
      FieldSchema(
        name: "page_token", jsonName: "pageToken", number: 3,
        type: .string
      ),
      FieldSchema(
        name: "term", jsonName: "term", number: 4,
        type: .enumeration(Term.self),
        documentation: "Only goals of this term; unspecified means both."
      ),
      FieldSchema(
        name: "state", jsonName: "state", number: 5,
        type: .enumeration(GoalState.self),
        documentation: "Only goals in this state; unspecified means both."
      ),
    ]
  )
}

extension ListGoalsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.ListGoalsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "goals", jsonName: "goals", number: 1,
        type: .message(Goal.self), label: .repeated
      ),
      FieldSchema(
        name: "next_page_token", jsonName: "nextPageToken", number: 2,
        type: .string,
        documentation: "Empty on the last page."
      ),
    ]
  )
}

extension UpdateGoalRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.UpdateGoalRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "goal", jsonName: "goal", number: 1,
        type: .message(Goal.self), label: .explicit,
        documentation: "The id says which. If the revision isn't 0, it must be the current one, or\nthe answer is ABORTED."
      ),
      FieldSchema(
        name: "update_mask", jsonName: "updateMask", number: 2,
        type: .message(FieldMask.self), label: .explicit,
        documentation: "Any of \"text\", \"term\" and \"points\"."
      ),
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 3,
        type: .string,
        documentation: "A UUID of the caller's. The same one again gets the first answer again."
      ),
    ]
  )
}

extension RecordProgressRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.RecordProgressRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 1,
        type: .string,
        documentation: "A UUID of the caller's. The same one again gets the first answer again."
      ),
      FieldSchema(
        name: "goal_id", jsonName: "goalId", number: 2,
        type: .string
      ),
      FieldSchema(
        name: "points", jsonName: "points", number: 3,
        type: .uint32,
        documentation: "1 to 1,000,000."
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 4,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
    ]
  )
}

extension DeleteGoalRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.DeleteGoalRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "id", jsonName: "id", number: 1,
        type: .string
      ),
      FieldSchema(
        name: "revision", jsonName: "revision", number: 2,
        type: .uint64,
        documentation: "If it isn't 0, it must be the current one, or the answer is ABORTED."
      ),
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 3,
        type: .string,
        documentation: "A UUID of the caller's. The same one again deletes nothing again, whatever\nwas undone since."
      ),
    ]
  )
}

extension UndeleteGoalRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.UndeleteGoalRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string,
        documentation: "Whose deletion to undo."
      ),
      FieldSchema(
        name: "goal_id", jsonName: "goalId", number: 2,
        type: .string,
        documentation: "Which goal to bring back; empty means the one that was deleted last."
      ),
      FieldSchema(
        name: "request_id", jsonName: "requestId", number: 3,
        type: .string,
        documentation: "A UUID of the caller's. The same one again gets the first answer again."
      ),
    ]
  )
}

extension WatchGoalsRequest {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.WatchGoalsRequest",
    documentation: "",
    fields: [
      FieldSchema(
        name: "user_id", jsonName: "userId", number: 1,
        type: .string,
        documentation: "Whose goals; empty means everybody's, which only services may watch."
      ),
      FieldSchema(
        name: "resume_token", jsonName: "resumeToken", number: 2,
        type: .string,
        documentation: "Of the last response that was dealt with. Empty: every goal once, and then\nwhat changes."
      ),
    ]
  )
}

extension WatchGoalsResponse {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.WatchGoalsResponse",
    documentation: "",
    fields: [
      FieldSchema(
        name: "changes", jsonName: "changes", number: 1,
        type: .message(GoalChange.self), label: .repeated,
        documentation: "Without any, the response is a sign of life. There is one at least every\nten seconds."
      ),
      FieldSchema(
        name: "resume_token", jsonName: "resumeToken", number: 2,
        type: .string,
        documentation: "Where to go on after these changes."
      ),
      FieldSchema(
        name: "caught_up", jsonName: "caughtUp", number: 3,
        type: .bool,
        documentation: "Nothing more had happened when this was sent."
      ),
    ]
  )
}

extension GoalChange {
  public static let schema = MessageSchema(
    fullName: "rollcall.goals.v1.GoalChange",
    documentation: "The last thing that happened to a goal.",
    fields: [
      FieldSchema(
        name: "present", jsonName: "present", number: 1,
        type: .message(Goal.self), label: .oneof("change"),
        documentation: "Made, changed or brought back: as it is now."
      ),
      FieldSchema(
        name: "deleted_id", jsonName: "deletedId", number: 2,
        type: .string, label: .oneof("change"),
        documentation: "The id of a goal that is deleted."
      ),
    ]
  )
}

extension Goal {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__Goal.self, fullName: "rollcall.goals.v1.Goal",
    initialise: { unsafe rollcall_goals_v1__goal__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension Goal: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__Goal.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.goals.v1.Goal.id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.goals.v1.Goal.user_id")
    self.text = try unsafe String(reading: source.pointee.text_f3, field: "rollcall.goals.v1.Goal.text")
    self.term = unsafe Term(rawValue: .init(truncatingIfNeeded: source.pointee.term_f4.rawValue))
    self.points = unsafe source.pointee.points_f5
    self.progress = unsafe source.pointee.progress_f6
    if let value = unsafe source.pointee.create_time_f7 {
      self.createTime = try unsafe Timestamp(reading: value)
    }
    if let value = unsafe source.pointee.update_time_f8 {
      self.updateTime = try unsafe Timestamp(reading: value)
    }
    self.revision = unsafe source.pointee.revision_f9
    if let value = unsafe source.pointee.complete_time_f10 {
      self.completeTime = try unsafe Timestamp(reading: value)
    }
    self.completedNow = unsafe source.pointee.completed_now_f11 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.Goal")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__Goal.self, capacity: 1)
    unsafe rollcall_goals_v1__goal__init(target)
    arena.expect(75)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.text_f3 = arena.data(self.text)
    unsafe target.pointee.term_f4 = .init(rawValue: .init(truncatingIfNeeded: self.term.rawValue))
    unsafe target.pointee.points_f5 = self.points
    unsafe target.pointee.progress_f6 = self.progress
    if let value = self.createTime {
      unsafe target.pointee.create_time_f7 = arena.message(value)
    }
    if let value = self.updateTime {
      unsafe target.pointee.update_time_f8 = arena.message(value)
    }
    unsafe target.pointee.revision_f9 = self.revision
    if let value = self.completeTime {
      unsafe target.pointee.complete_time_f10 = arena.message(value)
    }
    unsafe target.pointee.completed_now_f11 = self.completedNow ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension CreateGoalRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__CreateGoalRequest.self, fullName: "rollcall.goals.v1.CreateGoalRequest",
    initialise: { unsafe rollcall_goals_v1__create_goal_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension CreateGoalRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__CreateGoalRequest.self)
    self.requestID = try unsafe String(reading: source.pointee.request_id_f1, field: "rollcall.goals.v1.CreateGoalRequest.request_id")
    self.userID = try unsafe String(reading: source.pointee.user_id_f2, field: "rollcall.goals.v1.CreateGoalRequest.user_id")
    self.text = try unsafe String(reading: source.pointee.text_f3, field: "rollcall.goals.v1.CreateGoalRequest.text")
    self.term = unsafe Term(rawValue: .init(truncatingIfNeeded: source.pointee.term_f4.rawValue))
    self.points = unsafe source.pointee.points_f5
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.CreateGoalRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__CreateGoalRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__create_goal_request__init(target)
    arena.expect(30)
    unsafe target.pointee.request_id_f1 = arena.data(self.requestID)
    unsafe target.pointee.user_id_f2 = arena.data(self.userID)
    unsafe target.pointee.text_f3 = arena.data(self.text)
    unsafe target.pointee.term_f4 = .init(rawValue: .init(truncatingIfNeeded: self.term.rawValue))
    unsafe target.pointee.points_f5 = self.points
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GetGoalRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__GetGoalRequest.self, fullName: "rollcall.goals.v1.GetGoalRequest",
    initialise: { unsafe rollcall_goals_v1__get_goal_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension GetGoalRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__GetGoalRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.goals.v1.GetGoalRequest.id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.GetGoalRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__GetGoalRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__get_goal_request__init(target)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListGoalsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__ListGoalsRequest.self, fullName: "rollcall.goals.v1.ListGoalsRequest",
    initialise: { unsafe rollcall_goals_v1__list_goals_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension ListGoalsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__ListGoalsRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.goals.v1.ListGoalsRequest.user_id")
    self.pageSize = unsafe source.pointee.page_size_f2
    self.pageToken = try unsafe String(reading: source.pointee.page_token_f3, field: "rollcall.goals.v1.ListGoalsRequest.page_token")
    self.term = unsafe Term(rawValue: .init(truncatingIfNeeded: source.pointee.term_f4.rawValue))
    self.state = unsafe GoalState(rawValue: .init(truncatingIfNeeded: source.pointee.state_f5.rawValue))
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.ListGoalsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__ListGoalsRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__list_goals_request__init(target)
    arena.expect(45)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.page_size_f2 = self.pageSize
    unsafe target.pointee.page_token_f3 = arena.data(self.pageToken)
    unsafe target.pointee.term_f4 = .init(rawValue: .init(truncatingIfNeeded: self.term.rawValue))
    unsafe target.pointee.state_f5 = .init(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension ListGoalsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__ListGoalsResponse.self, fullName: "rollcall.goals.v1.ListGoalsResponse",
    initialise: { unsafe rollcall_goals_v1__list_goals_response__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension ListGoalsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__ListGoalsResponse.self)
    self.goals = try unsafe [Goal](reading: source.pointee.goals_f1, count: source.pointee.n_goals_f1)
    self.nextPageToken = try unsafe String(reading: source.pointee.next_page_token_f2, field: "rollcall.goals.v1.ListGoalsResponse.next_page_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.ListGoalsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__ListGoalsResponse.self, capacity: 1)
    unsafe rollcall_goals_v1__list_goals_response__init(target)
    unsafe target.pointee.n_goals_f1 = self.goals.count
    unsafe target.pointee.goals_f1 = arena.messages(self.goals)
    unsafe target.pointee.next_page_token_f2 = arena.data(self.nextPageToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UpdateGoalRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__UpdateGoalRequest.self, fullName: "rollcall.goals.v1.UpdateGoalRequest",
    initialise: { unsafe rollcall_goals_v1__update_goal_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension UpdateGoalRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__UpdateGoalRequest.self)
    if let value = unsafe source.pointee.goal_f1 {
      self.goal = try unsafe Goal(reading: value)
    }
    if let value = unsafe source.pointee.update_mask_f2 {
      self.updateMask = try unsafe FieldMask(reading: value)
    }
    self.requestID = try unsafe String(reading: source.pointee.request_id_f3, field: "rollcall.goals.v1.UpdateGoalRequest.request_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.UpdateGoalRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__UpdateGoalRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__update_goal_request__init(target)
    if let value = self.goal {
      unsafe target.pointee.goal_f1 = arena.message(value)
    }
    if let value = self.updateMask {
      unsafe target.pointee.update_mask_f2 = arena.message(value)
    }
    unsafe target.pointee.request_id_f3 = arena.data(self.requestID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension RecordProgressRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__RecordProgressRequest.self, fullName: "rollcall.goals.v1.RecordProgressRequest",
    initialise: { unsafe rollcall_goals_v1__record_progress_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension RecordProgressRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__RecordProgressRequest.self)
    self.requestID = try unsafe String(reading: source.pointee.request_id_f1, field: "rollcall.goals.v1.RecordProgressRequest.request_id")
    self.goalID = try unsafe String(reading: source.pointee.goal_id_f2, field: "rollcall.goals.v1.RecordProgressRequest.goal_id")
    self.points = unsafe source.pointee.points_f3
    self.revision = unsafe source.pointee.revision_f4
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.RecordProgressRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__RecordProgressRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__record_progress_request__init(target)
    arena.expect(30)
    unsafe target.pointee.request_id_f1 = arena.data(self.requestID)
    unsafe target.pointee.goal_id_f2 = arena.data(self.goalID)
    unsafe target.pointee.points_f3 = self.points
    unsafe target.pointee.revision_f4 = self.revision
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension DeleteGoalRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__DeleteGoalRequest.self, fullName: "rollcall.goals.v1.DeleteGoalRequest",
    initialise: { unsafe rollcall_goals_v1__delete_goal_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension DeleteGoalRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__DeleteGoalRequest.self)
    self.id = try unsafe String(reading: source.pointee.id_f1, field: "rollcall.goals.v1.DeleteGoalRequest.id")
    self.revision = unsafe source.pointee.revision_f2
    self.requestID = try unsafe String(reading: source.pointee.request_id_f3, field: "rollcall.goals.v1.DeleteGoalRequest.request_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.DeleteGoalRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__DeleteGoalRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__delete_goal_request__init(target)
    arena.expect(15)
    unsafe target.pointee.id_f1 = arena.data(self.id)
    unsafe target.pointee.revision_f2 = self.revision
    unsafe target.pointee.request_id_f3 = arena.data(self.requestID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension UndeleteGoalRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__UndeleteGoalRequest.self, fullName: "rollcall.goals.v1.UndeleteGoalRequest",
    initialise: { unsafe rollcall_goals_v1__undelete_goal_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension UndeleteGoalRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__UndeleteGoalRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.goals.v1.UndeleteGoalRequest.user_id")
    self.goalID = try unsafe String(reading: source.pointee.goal_id_f2, field: "rollcall.goals.v1.UndeleteGoalRequest.goal_id")
    self.requestID = try unsafe String(reading: source.pointee.request_id_f3, field: "rollcall.goals.v1.UndeleteGoalRequest.request_id")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.UndeleteGoalRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__UndeleteGoalRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__undelete_goal_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.goal_id_f2 = arena.data(self.goalID)
    unsafe target.pointee.request_id_f3 = arena.data(self.requestID)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchGoalsRequest {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__WatchGoalsRequest.self, fullName: "rollcall.goals.v1.WatchGoalsRequest",
    initialise: { unsafe rollcall_goals_v1__watch_goals_request__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension WatchGoalsRequest: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__WatchGoalsRequest.self)
    self.userID = try unsafe String(reading: source.pointee.user_id_f1, field: "rollcall.goals.v1.WatchGoalsRequest.user_id")
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f2, field: "rollcall.goals.v1.WatchGoalsRequest.resume_token")
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.WatchGoalsRequest")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__WatchGoalsRequest.self, capacity: 1)
    unsafe rollcall_goals_v1__watch_goals_request__init(target)
    unsafe target.pointee.user_id_f1 = arena.data(self.userID)
    unsafe target.pointee.resume_token_f2 = arena.data(self.resumeToken)
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension WatchGoalsResponse {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__WatchGoalsResponse.self, fullName: "rollcall.goals.v1.WatchGoalsResponse",
    initialise: { unsafe rollcall_goals_v1__watch_goals_response__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension WatchGoalsResponse: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__WatchGoalsResponse.self)
    self.changes = try unsafe [GoalChange](reading: source.pointee.changes_f1, count: source.pointee.n_changes_f1)
    self.resumeToken = try unsafe String(reading: source.pointee.resume_token_f2, field: "rollcall.goals.v1.WatchGoalsResponse.resume_token")
    self.caughtUp = unsafe source.pointee.caught_up_f3 != 0
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.WatchGoalsResponse")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__WatchGoalsResponse.self, capacity: 1)
    unsafe rollcall_goals_v1__watch_goals_response__init(target)
    arena.expect(15)
    unsafe target.pointee.n_changes_f1 = self.changes.count
    unsafe target.pointee.changes_f1 = arena.messages(self.changes)
    unsafe target.pointee.resume_token_f2 = arena.data(self.resumeToken)
    unsafe target.pointee.caught_up_f3 = self.caughtUp ? 1 : 0
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}

extension GoalChange {
  private static let layout = unsafe MessageLayout(
    RollcallGoalsV1__GoalChange.self, fullName: "rollcall.goals.v1.GoalChange",
    initialise: { unsafe rollcall_goals_v1__goal_change__init($0) })

  public init(packed bytes: RawSpan) throws(DecodingFailure) {
    self.init()
    try unsafe Self.layout.unpack(bytes) { source throws(DecodingFailure) in
      self = try unsafe Self(reading: source)
    }
  }

  public func pack(into output: inout [UInt8]) throws(EncodingFailure) {
    try unsafe Self.layout.pack(appendingTo: &output) { target, arena in
      unsafe write(to: target, in: &arena)
    }
  }
}

@_spi(GeneratedCode) extension GoalChange: GeneratedMessage {
  public init(reading source: UnsafeRawPointer) throws(DecodingFailure) {
    let source = unsafe source.assumingMemoryBound(to: RollcallGoalsV1__GoalChange.self)
    switch unsafe source.pointee.change_oneof0_case.rawValue {
    case 1:
      if let value = unsafe source.pointee.present_f1 {
        self.change = .present(try unsafe Goal(reading: value))
      }
    case 2:
      self.change = .deletedID(try unsafe String(reading: source.pointee.deleted_id_f2, field: "rollcall.goals.v1.GoalChange.deleted_id"))
    default:
      break
    }
    unknownFields = try unsafe UnknownFields(
      reading: source.pointee.base, of: "rollcall.goals.v1.GoalChange")
  }

  public func write(to target: UnsafeMutableRawPointer, in arena: inout Arena) {
    let target = unsafe target.bindMemory(to: RollcallGoalsV1__GoalChange.self, capacity: 1)
    unsafe rollcall_goals_v1__goal_change__init(target)
    switch self.change {
    case .present(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 1)
      unsafe target.pointee.present_f1 = arena.message(value)
    case .deletedID(let value)?:
      unsafe target.pointee.change_oneof0_case = .init(rawValue: 2)
      unsafe target.pointee.deleted_id_f2 = arena.data(value)
    case nil:
      break
    }
    if !unknownFields.isEmpty {
      unsafe arena.attach(unknownFields, to: &target.pointee.base)
    }
  }
}
