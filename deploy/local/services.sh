# shellcheck shell=bash
# Sourced by the scripts beside it: which services there are, where their files lie, and the
# processes that `up` started.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
state=$root/.rollcall
# shellcheck disable=SC2034  # these two are for the scripts that source this
binaries=$root/.build/release
# shellcheck disable=SC2034
services=(user-directory group-service profile-service)

# fail WORD...: one clear line, and out.
fail() {
  echo "rollcall: $*" >&2
  exit 1
}

# port SERVICE: where it serves calls; 2,000 above is its admin port.
port() {
  case "$1" in
    user-directory) echo 7401 ;;
    group-service) echo 7402 ;;
    profile-service) echo 7403 ;;
  esac
}
admin_port() { echo $(($(port "$1") + 2000)); }

pid_file() { echo "$state/run/$1.pid"; }
log_file() { echo "$state/logs/$1.log"; }

# start_time PID: when the kernel started it. Tells a process from a later one with its number, and
# from one that has ended and waits for its parent to notice.
start_time() {
  local stat
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 1
  # The name, in parentheses, may hold spaces; behind it come the state and, as 20th, the start.
  set -- "${stat##*) }"
  read -r -a stat <<<"$1"
  [ "${stat[0]}" != Z ] && echo "${stat[19]}"
}

# running SERVICE: prints the pid of the process that `up` started, if it still runs.
running() {
  local pid started
  { read -r pid started <"$(pid_file "$1")"; } 2>/dev/null || return 1
  [ -n "$started" ] && [ "$(start_time "$pid")" = "$started" ] || return 1
  echo "$pid"
}

# listening PORT: whether something accepts connections there.
listening() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# ready SERVICE: whether its admin port says so.
ready() {
  local line
  line=$(
    exec 2>/dev/null 3<>"/dev/tcp/127.0.0.1/$(admin_port "$1")" || exit 1
    printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3
    timeout 2 head -n 1 <&3
  ) || return 1
  [[ $line == HTTP/1.?\ 200* ]]
}

# stop SERVICE...: asks each to drain, and waits until it is gone. Drain has a limit of its own;
# what outlives that is ended.
stop() {
  local service pid tries
  for service in "$@"; do
    pid=$(running "$service") && kill -TERM "$pid" 2>/dev/null
  done
  for service in "$@"; do
    for ((tries = 0; tries < 400; tries++)); do
      pid=$(running "$service") || break
      sleep 0.1
    done
    if pid=$(running "$service"); then
      echo "rollcall: $service did not stop within 40 s and is killed" >&2
      kill -KILL "$pid" 2>/dev/null
    fi
    rm -f "$(pid_file "$service")"
  done
  return 0
}
