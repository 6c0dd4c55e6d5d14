import DirectoryAPI
import GroupsAPI
import HealthAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import ReflectionAPI
import ReflectionV1AlphaAPI

/// What the services serve, and what the walk expects of each method of it.
enum WalkedMethods {
  /// By the process that serves them.
  static let directory = [UserDirectoryMethods.schema] + everywhere
  static let groups = [GroupsMethods.schema] + everywhere
  static let profiles =
    [ProfilesMethods.schema, AvatarsMethods.schema, GoalsMethods.schema] + everywhere

  private static let everywhere: [ServiceSchema] = [
    HealthMethods.schema, ReflectionAPI.ServerReflectionMethods.schema,
    ReflectionV1AlphaAPI.ServerReflectionMethods.schema,
  ]

  /// By the path of the method.
  static let rows: [String: AccessRow] = Dictionary(
    uniqueKeysWithValues: [
      ("rollcall.directory.v1.UserDirectory", directoryRows),
      ("rollcall.groups.v1.Groups", groupsRows),
      ("rollcall.profiles.v1.Profiles", profilesRows),
      ("rollcall.profiles.v1.Avatars", avatarsRows),
      ("rollcall.goals.v1.Goals", goalsRows),
      (
        "grpc.health.v1.Health",
        [
          "Check": .anyPeer("{}"), "List": .anyPeer("{}"), "Watch": .anyPeer("{}"),
        ]
      ),
      ("grpc.reflection.v1.ServerReflection", reflectionRows),
      ("grpc.reflection.v1alpha.ServerReflection", reflectionRows),
    ].flatMap { service, rows in
      rows.map { ("\(service)/\($0.key)", $0.value) }
    })

  private static let reflectionRows: [String: AccessRow] = [
    "ServerReflectionInfo": .anyPeer(#"{"listServices": ""}"#)
  ]

  private static let directoryRows: [String: AccessRow] = [
    "CreateUser": .peers("gateway", "operator", send: ["{}"], answers: .invalidArgument),
    "GetUser": .everybody(
      "operator", "group-service", "profile-service", send: [#"{"id": "$ada"}"#]),
    "BatchGetUsers": .everybody(
      "operator", "group-service", "profile-service", send: [#"{"ids": ["$ada"]}"#]),
    "SearchUsers": .everybody("operator", "group-service", send: [#"{"term": "ada"}"#]),
    "ListUsers": .peers("operator", send: ["{}"]),
    "UpdateUser": .herself(
      "operator", send: [#"{"user": {"id": "$ada"}}"#], answers: .invalidArgument),
    "Authenticate": .peers("gateway", "operator", send: ["{}"], answers: .invalidArgument),
    "RefreshTokens": .peers(
      "gateway", "operator", send: [#"{"refreshToken": "none"}"#], answers: .unauthenticated),
    "SignOut": .peers("gateway", "operator", send: [#"{"refreshToken": "none"}"#]),
    "SignOutEverywhere": .herself("operator", send: [#"{"userId": "$ada"}"#]).endingSessions(),
    "ListSessions": .herself("operator", send: [#"{"userId": "$ada"}"#]),
    "ChangePassword": .herself(
      "operator", send: [#"{"userId": "$ada", "oldPassword": "x", "newPassword": "x"}"#],
      answers: .invalidArgument),
    "CreatePasswordReset": .peers("gateway", "operator", send: ["{}"], answers: .invalidArgument),
    "ResetPassword": .peers("gateway", "operator", send: ["{}"], answers: .failedPrecondition),
    "GetSigningKeys": .anyPeer("{}"),
    "DisableUser": .peers("operator", send: ["{}"], answers: .invalidArgument),
    "EnableUser": .peers("operator", send: ["{}"], answers: .invalidArgument),
    "DeleteUser": .herself(
      "operator", send: [#"{"id": "$ada", "revision": 999}"#], answers: .aborted),
    "ExportUser": .herself("operator", send: [#"{"id": "$ada"}"#]),
    "LoadUsers": .peers("operator", send: [#"{"users": [{"email": "none"}]}"#]),
    "WatchUsers": .peers("operator", "group-service", "profile-service", send: ["{}"]),
  ]

  private static let profilesRows: [String: AccessRow] = [
    "GetProfile": .everybody(
      "operator", "user-directory", "group-service", send: [#"{"userId": "$ada"}"#]),
    "BatchGetProfiles": .everybody(
      "operator", "user-directory", "group-service", send: [#"{"userIds": ["$ada"]}"#]),
    "UpdateProfile": .herself(
      "operator", send: [#"{"profile": {"userId": "$ada"}}"#], answers: .invalidArgument),
    "ChooseAvatar": .herself(
      "operator", send: [#"{"userId": "$ada", "avatarName": "light7"}"#]),
    "WatchProfiles": .peers("operator", "gateway", "user-directory", "group-service", send: ["{}"]),
  ]

  private static let avatarsRows: [String: AccessRow] = [
    "ListAvatars": .anyPeer("{}"),
    "GetAvatarImage": .everybody(
      "operator", "group-service", send: [#"{"avatarName": "light7"}"#]),
    "UploadPicture": .herself(
      "operator", send: [#"{"userId": "$ada", "data": "bm9uZQ=="}"#], answers: .invalidArgument),
    "DeletePicture": .herself("operator", send: [#"{"userId": "$ada"}"#]),
  ]

  private static let goalsRows: [String: AccessRow] = [
    "CreateGoal": .herself("operator", send: [#"{"userId": "$ada"}"#], answers: .invalidArgument),
    "GetGoal": .herself("operator", send: [#"{"id": "$goal"}"#], others: .notFound),
    "ListGoals": .herself("operator", send: [#"{"userId": "$ada"}"#]),
    "UpdateGoal": .herself(
      "operator",
      send: [#"{"goal": {"id": "$goal", "text": "x", "revision": 999}, "updateMask": "text"}"#],
      answers: .aborted, others: .notFound),
    "RecordProgress": .herself(
      "operator", send: [#"{"goalId": "$goal", "points": 1, "revision": 999}"#],
      answers: .aborted, others: .notFound),
    "DeleteGoal": .herself(
      "operator", send: [#"{"id": "$goal", "revision": 999}"#], answers: .aborted,
      others: .notFound),
    "UndeleteGoal": .herself(
      "operator", send: [#"{"userId": "$ada"}"#], answers: .failedPrecondition),
    "WatchGoals": .herself("operator", send: [#"{"userId": "$ada"}"#]),
  ]

  private static let groupsRows: [String: AccessRow] = [
    "CreateGroup": .herself(
      "operator", send: [#"{"creatorId": "$ada", "memberEmails": ["none@example.com"]}"#],
      answers: .invalidArgument),
    "GetGroup": .herself("operator", send: [#"{"id": "$group"}"#], others: .notFound),
    "ListGroups": .herself("operator", send: [#"{"memberId": "$ada"}"#]),
    "UpdateGroup": .herself(
      "operator",
      send: [
        #"{"group": {"id": "$group", "title": "x", "revision": 999}, "updateMask": "title"}"#
      ], answers: .aborted, others: .notFound),
    "ListMembers": .herself("operator", send: [#"{"groupId": "$group"}"#], others: .notFound),
    "AddMembers": .herself(
      "operator",
      send: [#"{"groupId": "$group", "memberEmails": ["bob@example.com"], "revision": 999}"#],
      answers: .aborted, others: .notFound),
    "RemoveMember": .herself(
      "operator", send: [#"{"groupId": "$group", "userId": "$ada", "revision": 999}"#],
      answers: .aborted, others: .notFound),
    "LeaveGroup": .herself(
      "operator", send: [#"{"groupId": "$group", "userId": "$ada", "revision": 999}"#],
      answers: .aborted),
    "SetMemberRole": .herself(
      "operator",
      send: [#"{"groupId": "$group", "userId": "$ada", "role": "ROLE_ADMIN", "revision": 999}"#],
      answers: .aborted, others: .notFound),
    "HandOverGroup": .herself(
      "operator",
      send: [
        #"{"groupId": "$group", "userId": "$bob", "revision": 999, "actingUserId": "$ada"}"#
      ], answers: .aborted),
    "InviteMembers": .herself(
      "operator",
      send: [#"{"groupId": "$group", "emails": ["none@example.com"], "actingUserId": "$ada"}"#],
      answers: .invalidArgument),
    "AnswerInvitation": .herself(
      "operator", send: [#"{"groupId": "$group", "userId": "$ada", "answer": "ANSWER_ACCEPT"}"#],
      answers: .notFound),
    "WithdrawInvitation": .herself(
      "operator",
      send: [#"{"groupId": "$group", "userId": "$bob", "actingUserId": "$ada"}"#],
      answers: .notFound),
    "ListInvitations": .herself("operator", send: [#"{"userId": "$ada"}"#]),
    "AskToJoin": .herself(
      "operator", send: [#"{"groupId": "$bob", "userId": "$ada"}"#], answers: .notFound),
    "AnswerJoinRequest": .herself(
      "operator",
      send: [
        #"{"groupId": "$group", "userId": "$bob", "answer": "ANSWER_ACCEPT","#
          + #" "actingUserId": "$ada"}"#
      ], answers: .notFound),
    "WithdrawJoinRequest": .herself(
      "operator", send: [#"{"groupId": "$group", "userId": "$ada"}"#], answers: .notFound),
    "ListJoinRequests": .herself("operator", send: [#"{"userId": "$ada"}"#]),
    "DeleteGroup": .herself(
      "operator", send: [#"{"id": "$group", "revision": 999}"#], answers: .aborted,
      others: .notFound),
    "WatchGroups": .herself("operator", send: [#"{"memberId": "$ada"}"#]),
    "Compose": .herself("operator", send: [#"{"start": {"creatorId": "$ada"}}"#]),
  ]
}
