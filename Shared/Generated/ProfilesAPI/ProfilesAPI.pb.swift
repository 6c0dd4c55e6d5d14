// Generated from rollcall/goals/v1/goals.proto, rollcall/profiles/v1/profiles.proto. DO NOT EDIT.
// swift-format-ignore-file

public import Protobuf

extension MessageTypes {
  /// The messages of ProfilesAPI.
  public static let profilesAPI = MessageTypes([
    Avatar.self,
    Profile.self,
    GetProfileRequest.self,
    BatchGetProfilesRequest.self,
    BatchGetProfilesResponse.self,
    UpdateProfileRequest.self,
    ChooseAvatarRequest.self,
    WatchProfilesRequest.self,
    WatchProfilesResponse.self,
    ProfileChange.self,
    ListAvatarsRequest.self,
    ListAvatarsResponse.self,
    GetAvatarImageRequest.self,
    GetAvatarImageResponse.self,
    ImageDescription.self,
    UploadPictureRequest.self,
    DeletePictureRequest.self,
    Goal.self,
    CreateGoalRequest.self,
    GetGoalRequest.self,
    ListGoalsRequest.self,
    ListGoalsResponse.self,
    UpdateGoalRequest.self,
    RecordProgressRequest.self,
    DeleteGoalRequest.self,
    UndeleteGoalRequest.self,
    WatchGoalsRequest.self,
    WatchGoalsResponse.self,
    GoalChange.self,
  ])
}
