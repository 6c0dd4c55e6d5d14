// The same as Swift/BenchCodec.swift, by Google's C++ implementation.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "rollcall/directory/v1/directory.pb.h"
#include "rollcall/groups/v1/groups.pb.h"

using rollcall::directory::v1::User;
using rollcall::groups::v1::Group;

static const char kId[] = "0190f7a2-8c3e-7b4a-9d1f-2a5b6c7d8e9f";
static const char kName[] = "Wilhelmina Okafor";

static void SetTime(google::protobuf::Timestamp* time) {
  time->set_seconds(1785484800);
  time->set_nanos(123456789);
}

static void Fill(User* user) {
  user->set_id(kId);
  user->set_email("wilhelmina.okafor@example.com");
  user->set_display_name(kName);
  SetTime(user->mutable_create_time());
  SetTime(user->mutable_update_time());
  user->set_revision(3);
}

static void Fill(Group* group) {
  group->set_id(kId);
  group->set_title("Choir");
  group->set_creator_id(kId);
  for (int index = 100; index < 200; index++) {
    auto* member = group->add_members();
    member->set_user_id(kId);
    member->set_email("member.number" + std::to_string(index) + "@example.com");
    member->set_display_name(kName);
    SetTime(member->mutable_join_time());
  }
  SetTime(group->mutable_create_time());
  SetTime(group->mutable_update_time());
  group->set_revision(3);
}

template <typename Message>
static void Run(const std::string& direction, long count) {
  Message sample;
  Fill(&sample);
  const std::string packed = sample.SerializeAsString();
  size_t bytes = 0;
  for (long round = 0; round < count; round++) {
    if (direction == "encode") {
      std::string output;
      if (!sample.SerializeToString(&output)) abort();
      bytes += output.size();
    } else {
      Message message;
      if (!message.ParseFromString(packed)) abort();
      bytes += packed.size();
    }
  }
  std::printf("%zu\n", bytes);
}

int main(int argc, char** argv) {
  if (argc != 4) return 64;
  if (std::string(argv[1]) == "user") {
    Run<User>(argv[2], std::atol(argv[3]));
  } else {
    Run<Group>(argv[2], std::atol(argv[3]));
  }
}
