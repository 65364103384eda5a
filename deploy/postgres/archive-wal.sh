#!/bin/sh
# PostgreSQL's archive_command: copies a file of the log to the archive, on disk before it returns. All members archive,
# so a file may be there already: that is a success if it is the same file.
#   archive-wal.sh FROM TO
set -eu
if [ -e "$2" ]; then
  exec cmp -s "$1" "$2"
fi
part=$2.$$.part
trap 'rm -f "$part"' EXIT
cp "$1" "$part"
sync "$part"
mv "$part" "$2"
sync "$(dirname "$2")"
