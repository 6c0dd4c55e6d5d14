#pragma once

// Without _GNU_SOURCE: with it the headers declare some types otherwise than Swift's Glibc module
// does, and no target could import both. The two GNU functions in use are declared below.
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

// `epoll_data` is a packed union, which Swift can't read in place.
static inline int rollcall_epoll_control(int epoll, int operation, int fd, uint32_t events,
                                         uint64_t token) {
  struct epoll_event event = {.events = events, .data.u64 = token};
  return epoll_ctl(epoll, operation, fd, &event);
}

static inline uint64_t rollcall_epoll_token(const struct epoll_event *event) {
  return event->data.u64;
}

static inline uint32_t rollcall_epoll_events(const struct epoll_event *event) {
  return event->events;
}

// An opaque number that no two living threads share.
static inline uintptr_t rollcall_thread_self(void) { return (uintptr_t)pthread_self(); }

long syscall(long number, ...);
int accept4(int fd, struct sockaddr *address, socklen_t *length, int flags);
int pthread_setname_np(pthread_t thread, const char *name);

static inline int rollcall_errno(void) { return errno; }

static inline int rollcall_bind(int fd, const struct sockaddr *address, socklen_t length) {
  return bind(fd, address, length);
}

static inline int rollcall_connect(int fd, const struct sockaddr *address, socklen_t length) {
  return connect(fd, address, length);
}

static inline int rollcall_accept(int fd) {
  return accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

static inline int rollcall_local_address(int fd, struct sockaddr_storage *address) {
  socklen_t length = sizeof *address;
  return getsockname(fd, (struct sockaddr *)address, &length);
}

static inline int rollcall_peer_address(int fd, struct sockaddr_storage *address) {
  socklen_t length = sizeof *address;
  return getpeername(fd, (struct sockaddr *)address, &length);
}

// The cores that the calling thread may run on; 0 if the kernel doesn't say. By the system call,
// since the C library's cpu_set_t needs _GNU_SOURCE.
static inline int rollcall_usable_cores(void) {
  unsigned long mask[128] = {0};
  long bytes = syscall(SYS_sched_getaffinity, 0, sizeof mask, mask);
  int count = 0;
  for (long i = 0; i < bytes / (long)sizeof *mask; i++) count += __builtin_popcountl(mask[i]);
  return count;
}

static inline uint64_t rollcall_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

// The same clock as of the last tick of the kernel, some milliseconds ago at most: several times as fast.
static inline uint64_t rollcall_coarse_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

// What the calling process has used of its processors, in user code and in the kernel.
static inline uint64_t rollcall_processor_nanoseconds(void) {
  struct timespec used;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return (uint64_t)used.tv_sec * 1000000000u + (uint64_t)used.tv_nsec;
}

// Sets a timer to an instant of the monotonic clock; one that has passed fires at once.
static inline int rollcall_set_timer(int fd, uint64_t nanoseconds) {
  struct itimerspec at = {.it_value = {.tv_sec = (time_t)(nanoseconds / 1000000000u),
                                       .tv_nsec = (long)(nanoseconds % 1000000000u)}};
  return timerfd_settime(fd, TFD_TIMER_ABSTIME, &at, NULL);
}

// SIG_DFL is a cast, which Swift doesn't see. Allowed in a signal handler: signal-safety(7).
static inline void rollcall_default_action(int number) { signal(number, SIG_DFL); }

// Variadic in C.
static inline int rollcall_open_to_read(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }

// For a descriptor that another process made: non-blocking, and closed by exec. Variadic in C.
static inline int rollcall_adopt(int fd) {
  int flags = fcntl(fd, F_GETFL);
  if (flags < 0 || fcntl(fd, F_SETFL, flags | O_NONBLOCK) < 0) return -1;
  return fcntl(fd, F_SETFD, FD_CLOEXEC);
}

// Lets the kernel drop what would begin a handshake with a listening socket: a segment with SYN and
// without ACK. The filter's bytes begin with the TCP header, whose 14th has the flags. Sources:
// socket(7), SO_ATTACH_FILTER; RFC 9293, section 3.1.
static inline int rollcall_drop_new_handshakes(int fd) {
  struct sock_filter program[] = {
      BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0x12),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x02, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, 0),
      BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
  };
  struct sock_fprog filter = {.len = sizeof program / sizeof *program, .filter = program};
  return setsockopt(fd, SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter);
}

// Each of these is a macro or an enumerator, and Swift sees them as different types.
enum {
  ROLLCALL_SEND_FLAGS = MSG_NOSIGNAL,
  ROLLCALL_STREAM = SOCK_STREAM,
  ROLLCALL_STREAM_NONBLOCKING = SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC,
};
