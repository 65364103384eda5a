#!/usr/bin/env bash
# Prepares a data folder of PostgreSQL from a base backup and the archived log, as of a point in time. Run it as the
# user of PostgreSQL; then start PostgreSQL on DATA. Without --time, everything that the archive has is restored.
#   postgres-restore.sh --from BACKUP --wal ARCHIVE --to DATA [--time '2026-11-22 14:05:00+00']
set -euo pipefail
export PATH=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}:$PATH

from='' wal='' to='' time=''
while [ $# -gt 0 ]; do
  case $1 in
    --from) from=${2:?}; shift 2 ;;
    --wal) wal=${2:?}; shift 2 ;;
    --to) to=${2:?}; shift 2 ;;
    --time) time=${2:?}; shift 2 ;;
    *) sed -n '2,4s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  esac
done
[ -n "$from" ] && [ -n "$wal" ] && [ -n "$to" ] || { echo 'give --from, --wal and --to' >&2; exit 2; }
[ -z "$(ls -A "$to" 2>/dev/null)" ] || { echo "$to is not empty: move it away first" >&2; exit 1; }
case $wal$time in *\'*) echo "names and times have no quotes" >&2; exit 2 ;; esac

pg_verifybackup --quiet "$from"
umask 077
mkdir -p "$to"
cp -a "$from/." "$to/"
{
  echo "restore_command = 'cp \"$wal/%f\" \"%p\"'"
  echo "recovery_target_timeline = 'latest'"
  [ -z "$time" ] || echo "recovery_target_time = '$time'"
  echo "recovery_target_action = 'promote'"
} >>"$to/postgresql.auto.conf"
# Of a replica's backup: it would go on as a replica.
rm -f "$to/standby.signal"
touch "$to/recovery.signal"
echo "$to is prepared: start PostgreSQL on it; it accepts writes when $([ -n "$time" ] && echo "$time" || echo 'the end of the archive') is reached"
