#pragma once

#include <ares.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
#include <sys/time.h>

static inline int rollcall_ares_set_up(void) { return ares_library_init(ARES_LIB_INIT_ALL); }

// A channel for one look-up: what its sockets wait for goes to `changed`.
static inline int rollcall_ares_open(ares_channel *channel, int timeout_ms, int tries,
                                     ares_sock_state_cb changed, void *data) {
  struct ares_options options = {
      .timeout = timeout_ms, .tries = tries, .sock_state_cb = changed, .sock_state_cb_data = data};
  return ares_init_options(channel, &options,
                           ARES_OPT_TIMEOUTMS | ARES_OPT_TRIES | ARES_OPT_SOCK_STATE_CB);
}

// Both families. Unsorted: a channel connects to every address, and sorting opens sockets.
static inline void rollcall_ares_look_up(ares_channel channel, const char *host,
                                         ares_addrinfo_callback done, void *data) {
  struct ares_addrinfo_hints hints = {
      .ai_flags = ARES_AI_NOSORT, .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
  ares_getaddrinfo(channel, host, NULL, &hints, done, data);
}

// Milliseconds until ares_process_fd wants to be called, rounded up; -1 for never.
static inline int64_t rollcall_ares_wait(ares_channel channel) {
  struct timeval room;
  struct timeval *left = ares_timeout(channel, NULL, &room);
  return left ? (int64_t)left->tv_sec * 1000 + (left->tv_usec + 999) / 1000 : -1;
}

static inline const struct ares_addrinfo_node *
rollcall_ares_first(const struct ares_addrinfo *result) {
  return result->nodes;
}

// Copies an address in network order; its length, or 0 for another family.
static inline int rollcall_ares_address(const struct ares_addrinfo_node *node, uint8_t bytes[16]) {
  if (node->ai_family == AF_INET) {
    memcpy(bytes, &((const struct sockaddr_in *)(const void *)node->ai_addr)->sin_addr, 4);
    return 4;
  }
  if (node->ai_family == AF_INET6) {
    memcpy(bytes, &((const struct sockaddr_in6 *)(const void *)node->ai_addr)->sin6_addr, 16);
    return 16;
  }
  return 0;
}
