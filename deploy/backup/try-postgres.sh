#!/usr/bin/env bash
# Proves a restore to a point in time: a server on loopback, rows written every few milliseconds, a base backup
# meanwhile, a table dropped by mistake, and a restore to the moment before. Exits with 0 when every row committed before
# that moment is there and none of later.
#   try-postgres.sh DIR [PORT]
set -euo pipefail
export PATH=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}:$PATH

here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "${1:?name an empty folder}"
dir=$(cd "$1" && pwd -P) port=${2:-4790}
[ -z "$(ls -A "$dir")" ] || { echo "$dir is not empty" >&2; exit 1; }
export PGHOST=$dir PGPORT=$port PGUSER=postgres PGDATABASE=postgres PGCONNECT_TIMEOUT=5
as=()
if [ "$(id -u)" = 0 ]; then
  as=(setpriv --reuid=postgres --regid=postgres --clear-groups env HOME="$dir")
  chown postgres: "$dir"
fi
writer=''

finish() {
  [ -z "$writer" ] || kill "$writer" 2>/dev/null || true
  local data
  for data in "$dir/first" "$dir/second"; do
    [ ! -f "$data/postmaster.pid" ] || "${as[@]}" pg_ctl -D "$data" -m immediate -w stop >/dev/null || true
  done
}
trap finish EXIT

start() { "${as[@]}" pg_ctl -D "$1" -l "$1.log" -w -t 60 -o "-p $port -k '$dir' -c listen_addresses=" start >/dev/null; }
sql() { psql -qAtX -v ON_ERROR_STOP=1 -c "$1"; }

"${as[@]}" initdb -D "$dir/first" -U postgres -A trust -E UTF8 --locale=C --data-checksums >/dev/null
"${as[@]}" mkdir "$dir/wal"
cat >>"$dir/first/postgresql.conf" <<EOF
archive_mode = on
archive_command = 'test ! -f $dir/wal/%f && cp %p $dir/wal/%f.part && mv $dir/wal/%f.part $dir/wal/%f'
EOF
start "$dir/first"
sql 'CREATE TABLE lead (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT clock_timestamp())'

# One transaction a row; psql prints the id when the row is committed.
(while :; do echo 'INSERT INTO lead DEFAULT VALUES RETURNING id; SELECT pg_sleep(0.003);'; done | psql -qAtX) \
  >"$dir/committed" 2>/dev/null &
writer=$!
sleep 1
"${as[@]}" "$here/postgres-backup.sh" "$dir/base"
sleep 1
before=$(grep -c . "$dir/committed")
moment=$(sql 'SELECT clock_timestamp()')
sleep 0.5
kill "$writer" 2>/dev/null; wait "$writer" 2>/dev/null || true; writer=''
written=$(sql 'SELECT count(*) FROM lead')
expected=$(sql "SELECT count(*) FROM lead WHERE at <= '$moment'")
sql 'DROP TABLE lead'
sql 'SELECT pg_switch_wal()' >/dev/null
for _ in $(seq 100); do
  [ "$(sql "SELECT count(*) FROM pg_ls_dir('pg_wal/archive_status') s WHERE s LIKE '%.ready'")" != 0 ] || break
  sleep 0.1
done
"${as[@]}" pg_ctl -D "$dir/first" -m fast -w stop >/dev/null

"${as[@]}" "$here/postgres-restore.sh" --from "$dir/base" --wal "$dir/wal" --to "$dir/second" --time "$moment"
start "$dir/second"
for _ in $(seq 100); do
  [ "$(sql 'SELECT pg_is_in_recovery()')" = t ] || break
  sleep 0.1
done
sql "INSERT INTO lead DEFAULT VALUES" # it accepts writes
restored=$(($(sql 'SELECT count(*) FROM lead') - 1))
echo "written $written, before the moment $expected, restored $restored"
# A transaction that was under way at the moment may be on either side of it.
[ "$restored" -ge $((expected - 1)) ] && [ "$restored" -le $((expected + 1)) ] && [ "$restored" -lt "$written" ] &&
  [ "$restored" -ge "$before" ] && [ "$before" -gt 0 ]
