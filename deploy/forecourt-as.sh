#!/bin/sh
# Runs a command of Forecourt on a web machine, with one of the database's roles (owner, web, work, import) and the
# settings of /etc/forecourt, so that no password is typed. Files of the command are in DATA_DIR/command.
#   forecourt-as.sh owner migrate
#   forecourt-as.sh import stock import feed.csv
#   forecourt-as.sh work leads list
set -eu
role=${1:?name a role: owner, web, work or import}
shift
config=${CONFIG_DIR:-/etc/forecourt}
set -a
. "$config/cluster.env"
. "$config/secrets.env"
case $role in
  owner) password=$OWNER_PASSWORD ;;
  web) password=$WEB_PASSWORD ;;
  work) password=$WORK_PASSWORD ;;
  import) password=$IMPORT_PASSWORD ;;
  *) echo "$role is no role: owner, web, work or import" >&2; exit 2 ;;
esac
DATABASE_URL=postgres://forecourt_$role:$password@127.0.0.1:$PGBOUNCER_PORT/forecourt
DATA_DIR=$DATA_DIR/command
umask 077
project=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$project/node_modules/node/bin/node" "$project/bin/forecourt.mjs" "$@"
