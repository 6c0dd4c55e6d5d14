internal import Normalization
internal import ServiceRequests

/// The rules of fields that sign-in has. Nothing of a password is in what they say.
extension FieldViolations {
  /// A password that is shown.
  mutating func password(_ text: String, in field: String) -> Password? {
    do throws(PasswordRefusal) {
      return try Password(text)
    } catch {
      add(field, error.description)
      return nil
    }
  }

  /// A password that is chosen.
  mutating func chosenPassword(
    _ text: String, in field: String, email: EmailAddress, displayName: String
  ) -> Password? {
    do throws(PasswordRefusal) {
      return try Password(chosen: text, email: email, displayName: displayName)
    } catch {
      add(field, error.description)
      return nil
    }
  }

  /// What somebody signs in on; it may be left out.
  mutating func device(_ text: String) -> String? {
    text.isEmpty ? "" : self.text(text, in: "device", characters: 1...100)
  }
}
