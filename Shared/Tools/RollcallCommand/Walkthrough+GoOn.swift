import DirectoryAPI

extension Walkthrough {
  /// Commands to copy that go on from where the story ends.
  func goOn(_ cast: WalkthroughCast, _ addresses: Addresses) {
    chapter("Go on from here")
    func call(_ address: String, _ method: String, _ json: String) {
      console.writeLine("\(console.program) call \(address) \(method) '\(json)'")
    }
    let marta = cast.marta.user.id
    console.writeLine("")
    call(addresses.directory, "GetUser", #"{"id": "\#(marta)"}"#)
    call(
      addresses.directory, "Authenticate",
      #"{"email": "\#(cast.marta.user.email)", "password": "\#(cast.marta.password)"}"#)
    call(addresses.directory, "SearchUsers", #"{"term": "mar", "page_size": 5}"#)
    call(
      addresses.groups, "CreateGroup",
      #"{"creator_id": "\#(marta)", "title": "Choir", "member_emails": ["\#(cast.ewa.user.email)"]}"#
    )
    call(addresses.groups, "ListGroups", #"{"member_id": "\#(cast.mario.user.id)"}"#)
    call(addresses.profiles, "ChooseAvatar", #"{"user_id": "\#(marta)", "avatar_name": "dark3"}"#)
    call(
      addresses.profiles, "CreateGoal",
      #"{"user_id": "\#(marta)", "text": "Read a book", "points": 12}"#)
    call(addresses.directory, "DeleteUser", #"{"id": "\#(marta)"}"#)
    console.writeLine("\(console.program) describe")
  }
}
