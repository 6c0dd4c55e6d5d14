// Generated from rollcall/goals/v1/goals.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf
public import RPCCore
public import RPCTransport
public import WellKnownTypes

/// The methods of rollcall.goals.v1.Goals.
public enum GoalsMethods {
  public static let createGoal = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "CreateGoal",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  public static let getGoal = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "GetGoal",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .themselves(field: nil))
  )

  /// A user's goals, the newest first. Deleted ones are left out.
  public static let listGoals = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "ListGoals",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// Changes the fields named by the mask. The points can't go below the
  /// progress, and those of a goal that is reached can't change; points that come
  /// down to the progress complete the goal.
  public static let updateGoal = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "UpdateGoal",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: nil))
  )

  /// Adds points. Progress stops at the goal's points; a goal that is reached
  /// stays as it is. Of any number of calls at once, one completes it.
  public static let recordProgress = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "RecordProgress",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: nil))
  )

  /// It can be undone for a while: 10 minutes, unless the service is configured
  /// otherwise. After that everything that is known of the goal is erased.
  public static let deleteGoal = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "DeleteGoal",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: nil))
  )

  /// Brings a deleted goal back as it was. One that isn't deleted stays as it
  /// is. FAILED_PRECONDITION if there is nothing left to bring back.
  public static let undeleteGoal = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "UndeleteGoal",
    kind: .unary,
    idempotency: .idempotent,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each goal is told as it is now, in the order of the
  /// last changes: at least once and never before an earlier one. After any
  /// failure, call again with the last token that was dealt with.
  public static let watchGoals = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "WatchGoals",
    kind: .serverStreaming,
    idempotency: .noSideEffects,
    access: .callers(["operator"], users: .themselves(field: "user_id"))
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [createGoal, getGoal, listGoals, updateGoal, recordProgress, deleteGoal, undeleteGoal, watchGoals]

  /// What the .proto file says about the service.
  public static let schema = ServiceSchema(
    name: "rollcall.goals.v1.Goals",
    documentation: "",
    methods: [
      MethodSchema(
        descriptor: createGoal,
        documentation: "",
        input: CreateGoalRequest.self,
        output: Goal.self
      ),
      MethodSchema(
        descriptor: getGoal,
        documentation: "",
        input: GetGoalRequest.self,
        output: Goal.self
      ),
      MethodSchema(
        descriptor: listGoals,
        documentation: "A user's goals, the newest first. Deleted ones are left out.",
        input: ListGoalsRequest.self,
        output: ListGoalsResponse.self
      ),
      MethodSchema(
        descriptor: updateGoal,
        documentation: "Changes the fields named by the mask. The points can't go below the\nprogress, and those of a goal that is reached can't change; points that come\ndown to the progress complete the goal.",
        input: UpdateGoalRequest.self,
        output: Goal.self
      ),
      MethodSchema(
        descriptor: recordProgress,
        documentation: "Adds points. Progress stops at the goal's points; a goal that is reached\nstays as it is. Of any number of calls at once, one completes it.",
        input: RecordProgressRequest.self,
        output: Goal.self
      ),
      MethodSchema(
        descriptor: deleteGoal,
        documentation: "It can be undone for a while: 10 minutes, unless the service is configured\notherwise. After that everything that is known of the goal is erased.",
        input: DeleteGoalRequest.self,
        output: Empty.self
      ),
      MethodSchema(
        descriptor: undeleteGoal,
        documentation: "Brings a deleted goal back as it was. One that isn't deleted stays as it\nis. FAILED_PRECONDITION if there is nothing left to bring back.",
        input: UndeleteGoalRequest.self,
        output: Goal.self
      ),
      MethodSchema(
        descriptor: watchGoals,
        documentation: "What has changed since a resume token was given out, and then every\nchange, without end. Each goal is told as it is now, in the order of the\nlast changes: at least once and never before an earlier one. After any\nfailure, call again with the last token that was dealt with.",
        input: WatchGoalsRequest.self,
        output: WatchGoalsResponse.self
      ),
    ]
  )
}

public protocol GoalsService: RPCService {
  func createGoal(_ request: CreateGoalRequest, context: CallContext) async throws -> Goal

  func getGoal(_ request: GetGoalRequest, context: CallContext) async throws -> Goal

  /// A user's goals, the newest first. Deleted ones are left out.
  func listGoals(_ request: ListGoalsRequest, context: CallContext) async throws -> ListGoalsResponse

  /// Changes the fields named by the mask. The points can't go below the
  /// progress, and those of a goal that is reached can't change; points that come
  /// down to the progress complete the goal.
  func updateGoal(_ request: UpdateGoalRequest, context: CallContext) async throws -> Goal

  /// Adds points. Progress stops at the goal's points; a goal that is reached
  /// stays as it is. Of any number of calls at once, one completes it.
  func recordProgress(_ request: RecordProgressRequest, context: CallContext) async throws -> Goal

  /// It can be undone for a while: 10 minutes, unless the service is configured
  /// otherwise. After that everything that is known of the goal is erased.
  func deleteGoal(_ request: DeleteGoalRequest, context: CallContext) async throws -> Empty

  /// Brings a deleted goal back as it was. One that isn't deleted stays as it
  /// is. FAILED_PRECONDITION if there is nothing left to bring back.
  func undeleteGoal(_ request: UndeleteGoalRequest, context: CallContext) async throws -> Goal

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each goal is told as it is now, in the order of the
  /// last changes: at least once and never before an earlier one. After any
  /// failure, call again with the last token that was dealt with.
  func watchGoals(_ request: WatchGoalsRequest, responses: ResponseWriter<WatchGoalsResponse>, context: CallContext) async throws
}

extension GoalsService {
  public var methods: [ServerMethod] {
    [
      .unary(
        GoalsMethods.createGoal,
        whose: { (request: CreateGoalRequest) -> String? in
          return request.userID
        }
      ) {
        (request: CreateGoalRequest, context) async throws -> Goal in
        try await self.createGoal(request, context: context)
      },
      .unary(GoalsMethods.getGoal) {
        (request: GetGoalRequest, context) async throws -> Goal in
        try await self.getGoal(request, context: context)
      },
      .unary(
        GoalsMethods.listGoals,
        whose: { (request: ListGoalsRequest) -> String? in
          return request.userID
        }
      ) {
        (request: ListGoalsRequest, context) async throws -> ListGoalsResponse in
        try await self.listGoals(request, context: context)
      },
      .unary(GoalsMethods.updateGoal) {
        (request: UpdateGoalRequest, context) async throws -> Goal in
        try await self.updateGoal(request, context: context)
      },
      .unary(GoalsMethods.recordProgress) {
        (request: RecordProgressRequest, context) async throws -> Goal in
        try await self.recordProgress(request, context: context)
      },
      .unary(GoalsMethods.deleteGoal) {
        (request: DeleteGoalRequest, context) async throws -> Empty in
        try await self.deleteGoal(request, context: context)
      },
      .unary(
        GoalsMethods.undeleteGoal,
        whose: { (request: UndeleteGoalRequest) -> String? in
          return request.userID
        }
      ) {
        (request: UndeleteGoalRequest, context) async throws -> Goal in
        try await self.undeleteGoal(request, context: context)
      },
      .serverStreaming(
        GoalsMethods.watchGoals,
        whose: { (request: WatchGoalsRequest) -> String? in
          return request.userID
        }
      ) {
        (request: WatchGoalsRequest, responses: ResponseWriter<WatchGoalsResponse>, context) in
        try await self.watchGoals(request, responses: responses, context: context)
      },
    ]
  }

  public var descriptors: FileDescriptors {
    .profilesAPI
  }
}

/// Calls rollcall.goals.v1.Goals.
public struct GoalsClient: Sendable {
  private let channel: Channel

  public init(_ channel: Channel) {
    self.channel = channel
  }

  public func createGoal(
    _ request: CreateGoalRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Goal {
    try await channel.unary(
      GoalsMethods.createGoal, request, options: options, returning: Goal.self
    )
  }

  public func getGoal(
    _ request: GetGoalRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Goal {
    try await channel.unary(
      GoalsMethods.getGoal, request, options: options, returning: Goal.self
    )
  }

  /// A user's goals, the newest first. Deleted ones are left out.
  public func listGoals(
    _ request: ListGoalsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListGoalsResponse {
    try await channel.unary(
      GoalsMethods.listGoals, request, options: options, returning: ListGoalsResponse.self
    )
  }

  /// Changes the fields named by the mask. The points can't go below the
  /// progress, and those of a goal that is reached can't change; points that come
  /// down to the progress complete the goal.
  public func updateGoal(
    _ request: UpdateGoalRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Goal {
    try await channel.unary(
      GoalsMethods.updateGoal, request, options: options, returning: Goal.self
    )
  }

  /// Adds points. Progress stops at the goal's points; a goal that is reached
  /// stays as it is. Of any number of calls at once, one completes it.
  public func recordProgress(
    _ request: RecordProgressRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Goal {
    try await channel.unary(
      GoalsMethods.recordProgress, request, options: options, returning: Goal.self
    )
  }

  /// It can be undone for a while: 10 minutes, unless the service is configured
  /// otherwise. After that everything that is known of the goal is erased.
  public func deleteGoal(
    _ request: DeleteGoalRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      GoalsMethods.deleteGoal, request, options: options, returning: Empty.self
    )
  }

  /// Brings a deleted goal back as it was. One that isn't deleted stays as it
  /// is. FAILED_PRECONDITION if there is nothing left to bring back.
  public func undeleteGoal(
    _ request: UndeleteGoalRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Goal {
    try await channel.unary(
      GoalsMethods.undeleteGoal, request, options: options, returning: Goal.self
    )
  }

  /// What has changed since a resume token was given out, and then every
  /// change, without end. Each goal is told as it is now, in the order of the
  /// last changes: at least once and never before an earlier one. After any
  /// failure, call again with the last token that was dealt with.
  public func watchGoals(
    _ request: WatchGoalsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ResponseStream<WatchGoalsResponse> {
    try await channel.serverStreaming(
      GoalsMethods.watchGoals, request, options: options, returning: WatchGoalsResponse.self
    )
  }
}
