#!/usr/bin/env bash
# A base backup of PostgreSQL, or of a replica, while it runs. Connection: PGHOST, PGPORT, PGUSER and ~/.pgpass, of a
# role with REPLICATION. FOLDER is created when the backup is complete, checked and on disk.
#   postgres-backup.sh FOLDER
set -euo pipefail
export PATH=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}:$PATH

folder=${1:?name a new folder}
[ ! -e "$folder" ] || { echo "$folder exists: name a new folder for each backup" >&2; exit 1; }
draft=$folder.incomplete
rm -rf "$draft"
umask 077
pg_basebackup --pgdata="$draft" --checkpoint=fast --wal-method=stream --manifest-checksums=SHA256 --no-password
pg_verifybackup --quiet "$draft"
sync "$draft"
mv "$draft" "$folder"
sync "$(dirname "$folder")"
echo "$folder is complete"
