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

static Google__Protobuf__Timestamp moment = GOOGLE__PROTOBUF__TIMESTAMP__INIT;
static const char id[] = "0190f7a2-8c3e-7b4a-9d1f-2a5b6c7d8e9f";
static const char name[] = "Wilhelmina Okafor";

static ProtobufCMessage *user(void) {
  static Rollcall__Directory__V1__User user = ROLLCALL__DIRECTORY__V1__USER__INIT;
  user.id = text(id);
  user.email = text("wilhelmina.okafor@example.com");
  user.display_name = text(name);
  user.create_time = user.update_time = &moment;
  user.revision = 3;
  return &user.base;
}

static ProtobufCMessage *group(void) {
  static Rollcall__Groups__V1__Group group = ROLLCALL__GROUPS__V1__GROUP__INIT;
  static Rollcall__Groups__V1__Member members[MEMBERS];
  static Rollcall__Groups__V1__Member *pointers[MEMBERS];
  static char emails[MEMBERS][40];
  for (int index = 0; index < MEMBERS; index++) {
    rollcall__groups__v1__member__init(&members[index]);
    snprintf(emails[index], sizeof emails[index], "member.number%d@example.com", 100 + index);
    members[index].user_id = text(id);
    members[index].email = text(emails[index]);
    members[index].display_name = text(name);
    members[index].join_time = &moment;
    pointers[index] = &members[index];
  }
  group.id = group.creator_id = text(id);
  group.title = text("Choir");
  group.n_members = MEMBERS;
  group.members = pointers;
  group.create_time = group.update_time = &moment;
  group.revision = 3;
  return &group.base;
}

int main(int count_of_arguments, char **arguments) {
  if (count_of_arguments != 4) return 64;
  moment.seconds = 1785484800;
  moment.nanos = 123456789;
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
