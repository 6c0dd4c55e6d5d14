// The same as Swift/BenchCodec.swift, by protobuf-c alone: structs that are filled already, and its
// default allocator, malloc.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rollcall/directory/v1/directory.pb-c.h"
#include "rollcall/groups/v1/groups.pb-c.h"

enum { MEMBERS = 100 };

static ProtobufCBinaryData text(const char *characters) {
  ProtobufCBinaryData data = {strlen(characters), (uint8_t *)characters};
  return data;
}

static GoogleProtobuf__Timestamp moment = GOOGLE_PROTOBUF__TIMESTAMP__INIT;
static const char id[] = "0190f7a2-8c3e-7b4a-9d1f-2a5b6c7d8e9f";
static const char name[] = "Wilhelmina Okafor";

static ProtobufCMessage *user(void) {
  static RollcallDirectoryV1__User user = ROLLCALL_DIRECTORY_V1__USER__INIT;
  user.id_f1 = text(id);
  user.email_f2 = text("wilhelmina.okafor@example.com");
  user.display_name_f3 = text(name);
  user.create_time_f4 = user.update_time_f5 = &moment;
  user.revision_f6 = 3;
  return &user.base;
}

static ProtobufCMessage *group(void) {
  static RollcallGroupsV1__Group group = ROLLCALL_GROUPS_V1__GROUP__INIT;
  static RollcallGroupsV1__Member members[MEMBERS];
  static RollcallGroupsV1__Member *pointers[MEMBERS];
  static char emails[MEMBERS][40];
  for (int index = 0; index < MEMBERS; index++) {
    rollcall_groups_v1__member__init(&members[index]);
    snprintf(emails[index], sizeof emails[index], "member.number%d@example.com", 100 + index);
    members[index].user_id_f1 = text(id);
    members[index].email_f2 = text(emails[index]);
    members[index].display_name_f3 = text(name);
    members[index].join_time_f4 = &moment;
    pointers[index] = &members[index];
  }
  group.id_f1 = group.creator_id_f3 = text(id);
  group.title_f2 = text("Choir");
  group.n_members_f4 = MEMBERS;
  group.members_f4 = pointers;
  group.create_time_f5 = group.update_time_f6 = &moment;
  group.revision_f7 = 3;
  return &group.base;
}

int main(int count_of_arguments, char **arguments) {
  if (count_of_arguments != 4) return 64;
  moment.seconds_f1 = 1785484800;
  moment.nanos_f2 = 123456789;
  ProtobufCMessage *sample = strcmp(arguments[1], "user") == 0 ? user() : group();
  uint8_t *packed = malloc(protobuf_c_message_get_packed_size(sample));
  size_t size = protobuf_c_message_pack(sample, packed);
  size_t bytes = 0;
  for (long round = atol(arguments[3]); round > 0; round--) {
    if (strcmp(arguments[2], "encode") == 0) {
      uint8_t *output = malloc(protobuf_c_message_get_packed_size(sample));
      bytes += protobuf_c_message_pack(sample, output);
      free(output);
    } else {
      ProtobufCMessage *message =
          protobuf_c_message_unpack(sample->descriptor, NULL, size, packed);
      if (message == NULL) abort();
      bytes += size;
      protobuf_c_message_free_unpacked(message, NULL);
    }
  }
  printf("%zu\n", bytes);
  free(packed);
}
