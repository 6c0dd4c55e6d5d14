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
    access: .anyPeer
  )

  /// A user's goals, the newest first.
  public static let listGoals = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "ListGoals",
    kind: .unary,
    idempotency: .noSideEffects,
    access: .anyPeer
  )

  /// Adds points. Progress stops at the goal's points.
  public static let recordProgress = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "RecordProgress",
    kind: .unary,
    idempotency: .idempotent,
    access: .anyPeer
  )

  public static let deleteGoal = MethodDescriptor(
    service: "rollcall.goals.v1.Goals",
    name: "DeleteGoal",
    kind: .unary,
    idempotency: .unknown,
    access: .anyPeer
  )

  /// In the order of the .proto file.
  public static let all: [MethodDescriptor] = [createGoal, listGoals, recordProgress, deleteGoal]

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
        descriptor: listGoals,
        documentation: "A user's goals, the newest first.",
        input: ListGoalsRequest.self,
        output: ListGoalsResponse.self
      ),
      MethodSchema(
        descriptor: recordProgress,
        documentation: "Adds points. Progress stops at the goal's points.",
        input: RecordProgressRequest.self,
        output: Goal.self
      ),
      MethodSchema(
        descriptor: deleteGoal,
        documentation: "",
        input: DeleteGoalRequest.self,
        output: Empty.self
      ),
    ]
  )
}

public protocol GoalsService: RPCService {
  func createGoal(_ request: CreateGoalRequest, context: CallContext) async throws -> Goal

  /// A user's goals, the newest first.
  func listGoals(_ request: ListGoalsRequest, context: CallContext) async throws -> ListGoalsResponse

  /// Adds points. Progress stops at the goal's points.
  func recordProgress(_ request: RecordProgressRequest, context: CallContext) async throws -> Goal

  func deleteGoal(_ request: DeleteGoalRequest, context: CallContext) async throws -> Empty
}

extension GoalsService {
  public var methods: [ServerMethod] {
    [
      .unary(GoalsMethods.createGoal) {
        (request: CreateGoalRequest, context) async throws -> Goal in
        try await self.createGoal(request, context: context)
      },
      .unary(GoalsMethods.listGoals) {
        (request: ListGoalsRequest, context) async throws -> ListGoalsResponse in
        try await self.listGoals(request, context: context)
      },
      .unary(GoalsMethods.recordProgress) {
        (request: RecordProgressRequest, context) async throws -> Goal in
        try await self.recordProgress(request, context: context)
      },
      .unary(GoalsMethods.deleteGoal) {
        (request: DeleteGoalRequest, context) async throws -> Empty in
        try await self.deleteGoal(request, context: context)
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

  /// A user's goals, the newest first.
  public func listGoals(
    _ request: ListGoalsRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> ListGoalsResponse {
    try await channel.unary(
      GoalsMethods.listGoals, request, options: options, returning: ListGoalsResponse.self
    )
  }

  /// Adds points. Progress stops at the goal's points.
  public func recordProgress(
    _ request: RecordProgressRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Goal {
    try await channel.unary(
      GoalsMethods.recordProgress, request, options: options, returning: Goal.self
    )
  }

  public func deleteGoal(
    _ request: DeleteGoalRequest,
    options: CallOptions = CallOptions()
  ) async throws(RPCError) -> Empty {
    try await channel.unary(
      GoalsMethods.deleteGoal, request, options: options, returning: Empty.self
    )
  }
}
