#!/usr/bin/env bash
# A cluster on loopback from Debian's packages and the templates of this folder:
#   apt-get install postgresql-15 patroni etcd-server haproxy pgbouncer varnish openssl curl jq
#   deploy/try-cluster.sh up     --dir DIR [--web N] [--env FILE] [--port-base 4600]   returns when all is ready
#   deploy/try-cluster.sh status --dir DIR        writes DIR/cluster.json and prints it; 1 when a process has ended
#   deploy/try-cluster.sh start  --dir DIR NAME…  starts processes that have ended: etcd2, patroni2, web1 …
#   deploy/try-cluster.sh down   --dir DIR        ends all of it and removes DIR
# FILE has more settings for the nodes. An `up` that fails or is interrupted ends what it has started; --keep leaves
# the folder. As root, the databases run as the user postgres. Ports are from PORT_BASE to PORT_BASE + 99.
set -euo pipefail

deploy=$(cd "$(dirname "$0")" && pwd)
project=$(dirname "$deploy")
export PATH=$PATH:/usr/sbin

usage() {
  sed -n '2,10s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

action=${1:-}
[[ $action =~ ^(up|down|status|start)$ ]] || usage
shift
dir='' web=2 base=4600 keep='' settings=/dev/null names=()
while [ $# -gt 0 ]; do
  case $1 in
    --dir) dir=${2:?}; shift 2 ;;
    --web) web=${2:?}; shift 2 ;;
    --env) settings=${2:?}; shift 2 ;;
    --port-base) base=${2:?}; shift 2 ;;
    --keep) keep=yes; shift ;;
    -*) usage ;;
    *) names+=("$1"); shift ;;
  esac
done
[ -n "$dir" ] && [[ $web =~ ^[1-9]$ ]] && [[ $base =~ ^[0-9]+$ ]] || usage
mkdir -p "$dir"
dir=$(cd "$dir" && pwd -P)

superuser=$(id -un)
as_database_user=()
if [ "$superuser" = root ]; then
  superuser=postgres
  as_database_user=(setpriv --reuid=postgres --regid=postgres --init-groups)
fi

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "try-cluster: $*"
  exit 1
}

# Between the start of a process and its record, an interrupt waits.
launching='' interrupted=''
interrupt() { # CODE
  interrupted=$1
  [ -n "$launching" ] || exit "$1"
}

# --- Processes: DIR/run/NAME has the id and the start time, so that a later process with the same id is left alone.

start_time() { # PID: nothing when it has ended
  local stat
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 0
  # shellcheck disable=SC2086 # the fields after the command's name
  set -- ${stat##*) }
  [ "$1" = Z ] || echo "${20}"
}

pid_of() { # NAME: nothing when it has ended
  local pid='' at='' data
  if [[ $1 == postgres[123] ]]; then
    # A child of Patroni, which outlives a Patroni that was killed.
    data=$dir/db${1#postgres}/data
    pid=$(head -1 "$data/postmaster.pid" 2>/dev/null) || return 0
    [ "$(readlink "/proc/$pid/cwd" 2>/dev/null)" != "$data" ] || [ -z "$(start_time "$pid")" ] || echo "$pid"
    return 0
  fi
  read -r pid at 2>/dev/null <"$dir/run/$1" || return 0
  [ -z "$at" ] || [ "$(start_time "$pid")" != "$at" ] || echo "$pid"
}

all_names() {
  ls "$dir/run" 2>/dev/null || true
  printf 'postgres%s\n' 1 2 3
}

launch() { # NAME COMMAND…: in a session of its own, so that Ctrl-C reaches only this script
  local name=$1 pid
  shift
  launching=yes
  if [ "$1" = with_environment ]; then
    shift
    set -- bash -c 'set -a; . "$1"; . "$2"; . "$3"; shift 3; exec "$@"' "$name" "$dir/web$1/forecourt.env" \
      "$dir/web$1/$2.env" "$dir/settings.env" "$project/node_modules/node/bin/node" "$project/bin/forecourt.mjs" "${@:3}"
  fi
  setsid "$@" >>"$dir/log/$name.log" 2>&1 </dev/null &
  pid=$!
  echo "$pid $(start_time $pid)" >"$dir/run/$name"
  disown "$pid"
  launching=''
  [ -z "$interrupted" ] || exit "$interrupted"
}

signal_all() { # SIGNAL NAME…
  local signal=$1 each pid
  shift
  for each; do
    pid=$(pid_of "$each")
    [ -z "$pid" ] || kill "-$signal" "$pid" 2>/dev/null || true
  done
}

is_any_left() { # NAME…
  local each
  for each; do
    [ -z "$(pid_of "$each")" ] || return 0
  done
  return 1
}

end() { # SECONDS NAME…: asks them to end, and kills what is left after that time
  local until=$((SECONDS + $1))
  shift
  signal_all CONT "$@"
  signal_all TERM "$@"
  while is_any_left "$@" && [ $SECONDS -lt $until ]; do sleep 0.1; done
  signal_all KILL "$@"
  while is_any_left "$@"; do sleep 0.1; done
}

down() {
  local all patroni=() database=() others=() each
  mapfile -t all < <(all_names)
  for each in "${all[@]}"; do
    case $each in
      patroni*) patroni+=("$each") ;;
      postgres*) database+=("$each") ;;
      *) others+=("$each") ;;
    esac
  done
  # Patroni stops its PostgreSQL. etcd ends last, because Patroni needs it to give up its leadership.
  mapfile -t etcd < <(printf '%s\n' "${others[@]}" | grep '^etcd' || true)
  mapfile -t front < <(printf '%s\n' "${others[@]}" | grep -v '^etcd' || true)
  signal_all CONT "${all[@]}"
  # A web node would go on serving for STOP_DELAY_SECONDS first.
  end 4 "${front[@]}"
  end 15 "${patroni[@]}"
  signal_all INT "${database[@]}"
  end 5 "${database[@]}"
  end 5 "${etcd[@]}"
}

wait_for() { # SECONDS WHAT COMMAND…
  local until=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $until ] || fail "$what: not after this time; see $dir/log"
    sleep 0.3
  done
  say "$what"
}

# --- Configuration ---

write_environment() {
  local n
  cat >"$dir/cluster.env" <<EOF
CLUSTER_NETWORK=127.0.0.0/8
DB1_ADDRESS=127.0.0.1
DB2_ADDRESS=127.0.0.2
DB3_ADDRESS=127.0.0.3
PUBLIC_URL=http://127.0.0.1:$((base + 50))
ETCD_CLIENT_PORT=$((base + 10))
ETCD_PEER_PORT=$((base + 11))
POSTGRES_PORT=$((base + 20))
PATRONI_PORT=$((base + 21))
WATCHDOG_MODE=off
PRIMARY_PORT=$((base + 30))
REPLICA_PORT=$((base + 31))
PAGES_PORT=$((base + 32))
HAPROXY_METRICS_PORT=$((base + 33))
PGBOUNCER_PORT=$((base + 40))
VARNISH_PORT=$((base + 50))
WEB_PORT=$((base + 60))
METRICS_PORT=$((base + 61))
WORK_METRICS_PORT=$((base + 62))
LEAD_SERVICE_URL=${LEAD_SERVICE_URL:-}
LEAD_EMAIL=
LEAD_EMAIL_FROM=
POSTGRES_BIN=/usr/lib/postgresql/15/bin
DATABASE_SUPERUSER=$superuser
FORECOURT_DIR=$project
PGBOUNCER_DIR=$dir/pgbouncer
HAPROXY_USER=$(id -un)
HAPROXY_GROUP=$(id -gn)
WAL_ARCHIVE=$dir/wal
WEB_NODES=$web
EOF
  for ((n = 1; n <= (web > 2 ? web : 2); n++)); do echo "WEB${n}_ADDRESS=127.0.0.$n" >>"$dir/cluster.env"; done
  (
    umask 077
    for n in REPLICATION REWIND OWNER WEB WORK IMPORT; do echo "${n}_PASSWORD=$(openssl rand -hex 24)"; done
    echo "APPLICATION_KEY=$(openssl rand -base64 32)"
    echo "LEAD_SERVICE_TOKEN=${LEAD_SERVICE_TOKEN:-}"
    echo "SMTP_URL="
  ) >"$dir/secrets.env"
}

fill() { # TEMPLATE OUTPUT [NODE_ENV_FILE]
  local template=$1 output=$2
  shift 2
  (
    umask 077
    "$deploy/fill-in.sh" "$template" "$dir/cluster.env" "$dir/secrets.env" "$@" >"$output"
  )
}

# The template has two web nodes.
with_web_nodes() { # TEMPLATE
  awk -v nodes="$web" '
    /^ *server web1/ {
      for (n = 1; n <= nodes; n++) { line = $0; gsub(/web1/, "web" n, line); gsub(/WEB1/, "WEB" n, line); print line }
    }
    !/^ *server web[0-9]/' "$1"
}

write_configuration() {
  local n part
  mkdir -p "$dir/run" "$dir/log" "$dir/pgbouncer" "$dir/varnish" "$dir/wal"
  write_environment
  "$deploy/make-certificates.sh" "$dir/keys" db1=127.0.0.1 db2=127.0.0.2 db3=127.0.0.3
  for n in 1 2 3; do
    mkdir -p "$dir/db$n/keys" "$dir/db$n/socket"
    cp "$dir/keys/ca.crt" "$dir/keys/db$n".* "$dir/db$n/keys/"
    cat >"$dir/db$n/node.env" <<EOF
NODE_NAME=db$n
NODE_ADDRESS=127.0.0.$n
ETCD_DIR=$dir/db$n/etcd
POSTGRES_DIR=$dir/db$n/data
POSTGRES_SOCKET_DIR=$dir/db$n/socket
KEY_DIR=$dir/db$n/keys
EOF
    fill "$deploy/etcd/etcd.yml" "$dir/db$n/etcd.yml" "$dir/db$n/node.env"
    fill "$deploy/patroni/patroni.yml" "$dir/db$n/patroni.yml" "$dir/db$n/node.env"
  done
  for ((n = 1; n <= web; n++)); do
    mkdir -p "$dir/web$n"
    install -m 644 "$dir/keys/ca.crt" "$dir/web$n/ca.crt"
    printf '%s\n' "NODE_ADDRESS=127.0.0.$n" "DATA_DIR=$dir/web$n/data" "KEY_DIR=$dir/web$n" >"$dir/web$n/node.env"
    for part in forecourt web work; do
      fill "$deploy/systemd/$part.env" "$dir/web$n/$part.env" "$dir/web$n/node.env"
    done
  done
  install -m 600 "$settings" "$dir/settings.env"
  with_web_nodes "$deploy/haproxy/haproxy.cfg" >"$dir/haproxy.template"
  fill "$dir/haproxy.template" "$dir/haproxy.cfg" "$dir/web1/node.env"
  fill "$deploy/pgbouncer/pgbouncer.ini" "$dir/pgbouncer/pgbouncer.ini" "$dir/web1/node.env"
  fill "$deploy/pgbouncer/userlist.txt" "$dir/pgbouncer/userlist.txt"
  fill "$deploy/varnish/forecourt.vcl" "$dir/varnish/forecourt.vcl"
  chmod 644 "$dir/varnish/forecourt.vcl"
  if [ ${#as_database_user[@]} -gt 0 ]; then chown -R "$superuser:" "$dir"/db? "$dir/pgbouncer" "$dir/wal"; fi
}

# --- Starting ---

start_one() { # NAME
  local n=${1//[^0-9]/}
  [ -z "$(pid_of "$1")" ] || fail "$1 is running"
  case $1 in
    etcd[123]) launch "$1" "${as_database_user[@]}" etcd --config-file "$dir/db$n/etcd.yml" ;;
    patroni[123]) launch "$1" "${as_database_user[@]}" env HOME="$dir/db$n" patroni "$dir/db$n/patroni.yml" ;;
    haproxy) launch "$1" haproxy -db -f "$dir/haproxy.cfg" ;;
    pgbouncer) launch "$1" "${as_database_user[@]}" pgbouncer "$dir/pgbouncer/pgbouncer.ini" ;;
    varnish)
      launch "$1" varnishd -F -n "$dir/varnish/work" -a "127.0.0.1:$VARNISH_PORT" -T none -s malloc,64m \
        -f "$dir/varnish/forecourt.vcl"
      ;;
    web[1-9]) launch "$1" with_environment "$n" web serve --web-only ;;
    work[1-9]) launch "$1" with_environment "$n" work work ;;
    *) fail "$1: there is no such process" ;;
  esac
}

ask_patroni() { # NUMBER PATH
  curl -sf --max-time 2 --cacert "$dir/keys/ca.crt" "https://127.0.0.$1:$PATRONI_PORT/$2"
}

find_primary() {
  local n
  for n in 1 2 3; do
    if ask_patroni $n primary >/dev/null; then
      echo $n
      return
    fi
  done
  return 1
}

# One leader, one synchronous replica and one more.
is_replicated() {
  local state
  state=$(ask_patroni "$(find_primary)" cluster) &&
    jq -e '[.members[] | .role + " " + .state] | sort |
      map(sub(" streaming$"; " running")) == ["leader running", "replica running", "sync_standby running"]' <<<"$state"
}

query() { # DATABASE SQL
  PGPASSWORD=$WEB_PASSWORD PGCONNECT_TIMEOUT=3 psql -qAtX -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$PGBOUNCER_PORT" \
    -U forecourt_web -d "$1" -c "$2"
}

# Reads SQL from the standard input, so that passwords are not in arguments, which other users can read.
as_superuser() { # DATABASE
  "${as_database_user[@]}" psql -qX -v ON_ERROR_STOP=1 -h "$dir/db$(find_primary)/socket" -p "$POSTGRES_PORT" -d "$1"
}

forecourt_as() { # ROLE COMMAND…
  CONFIG_DIR=$dir DATA_DIR=$dir/web1/data "$deploy/forecourt-as.sh" "$@"
}

# As docs/cluster.md says.
create_database() {
  fill "$deploy/postgres/passwords.sql" "$dir/passwords.sql"
  echo 'CREATE DATABASE forecourt' | as_superuser postgres
  cat "$deploy/postgres/roles.sql" "$dir/passwords.sql" | as_superuser forecourt
  wait_for 20 'The primary answers through PgBouncer and HAProxy' query forecourt 'select 1'
  forecourt_as owner migrate >&2
  as_superuser forecourt <"$deploy/postgres/roles.sql"
  forecourt_as import demo --count 600 --seed 1 >&2
  # Pictures of the demo.
  local n
  for ((n = 1; n <= web; n++)); do
    install -d -m 700 "$dir/web$n/data"
    cp -R "$dir/web1/data/command/media" "$dir/web$n/data/"
  done
}

is_web_ready() { # NUMBER
  [ -n "$(pid_of "web$1")" ] && curl -sf --max-time 5 "http://127.0.0.$1:$WEB_PORT/readyz"
}

load_environment() {
  [ -f "$dir/cluster.env" ] || fail "$dir has no cluster"
  # shellcheck source=/dev/null
  . "$dir/cluster.env"
  # shellcheck source=/dev/null
  . "$dir/secrets.env"
  web=$WEB_NODES
}

up() {
  [ -z "$(ls -A "$dir")" ] || fail "$dir is not empty"
  local missing='' each n
  for each in patroni etcd haproxy pgbouncer varnishd openssl curl jq psql; do
    command -v "$each" >/dev/null || missing+=" $each"
  done
  [ -x /usr/lib/postgresql/15/bin/initdb ] || missing+=' postgresql-15'
  [ -z "$missing" ] || fail "not installed:$missing"
  [ -f "$project/build/server/index.js" ] || fail 'the pages are not built: run "npm run build"'
  chmod 755 "$dir"
  trap 'code=$?; trap "" INT TERM HUP; [ $code -eq 0 ] || { say "Ending what was started"; down; }; exit $code' EXIT
  trap 'interrupt 130' INT
  trap 'interrupt 143' TERM HUP

  write_configuration
  load_environment
  for n in 1 2 3; do start_one etcd$n; done
  for n in 1 2 3; do start_one patroni$n; done
  start_one haproxy
  start_one pgbouncer
  start_one varnish
  wait_for 90 'PostgreSQL has a primary' find_primary
  create_database
  for ((n = 1; n <= web; n++)); do start_one "web$n"; start_one "work$n"; done
  wait_for 120 'PostgreSQL has two replicas, one of them synchronous' is_replicated
  wait_for 20 'A replica answers' query forecourt_read 'select 1 where pg_is_in_recovery()'
  for ((n = 1; n <= web; n++)); do wait_for 180 "web$n is ready" is_web_ready "$n"; done
  wait_for 20 'Pages come through Varnish' curl -sf --max-time 5 "$PUBLIC_URL/"
}

status() { # writes cluster.json
  local each pid ended=0 processes='' nodes='' patronis=''
  for each in $(all_names); do
    pid=$(pid_of "$each")
    [ -n "$pid" ] || ended=1
    processes+="\"$each\":${pid:-null},"
  done
  for ((each = 1; each <= web; each++)); do nodes+="\"http://127.0.0.$each:$WEB_PORT\","; done
  for each in 1 2 3; do patronis+="\"https://127.0.0.$each:$PATRONI_PORT\","; done
  (
    umask 077
    jq . >"$dir/cluster.json" <<EOF
{
  "processes": {${processes%,}},
  "primary": $(find_primary || echo null),
  "urls": {
    "site": "$PUBLIC_URL",
    "pages": "http://127.0.0.1:$PAGES_PORT",
    "web": [${nodes%,}],
    "patroni": [${patronis%,}],
    "database": "postgres://forecourt_work:$WORK_PASSWORD@127.0.0.1:$PGBOUNCER_PORT/forecourt",
    "readDatabase": "postgres://forecourt_work:$WORK_PASSWORD@127.0.0.1:$PGBOUNCER_PORT/forecourt_read"
  },
  "ports": {
    "etcd": $ETCD_CLIENT_PORT, "patroni": $PATRONI_PORT, "postgres": $POSTGRES_PORT,
    "primary": $PRIMARY_PORT, "replica": $REPLICA_PORT, "pages": $PAGES_PORT, "haproxyMetrics": $HAPROXY_METRICS_PORT,
    "pgbouncer": $PGBOUNCER_PORT, "varnish": $VARNISH_PORT, "web": $WEB_PORT, "metrics": $METRICS_PORT, "workMetrics": $WORK_METRICS_PORT
  },
  "certificates": "$dir/keys",
  "settings": { "applicationKey": "$APPLICATION_KEY" }
}
EOF
  )
  return $ended
}

case $action in
  up)
    up
    status || fail 'a process has ended'
    say "Ready: $PUBLIC_URL and $dir/cluster.json"
    ;;
  status)
    load_environment
    code=0
    status || code=1
    cat "$dir/cluster.json"
    exit $code
    ;;
  start)
    load_environment
    for each in "${names[@]}"; do start_one "$each"; done
    ;;
  down)
    down
    [ -n "$keep" ] || [ ! -f "$dir/cluster.env" ] || rm -rf "$dir"
    ;;
esac
