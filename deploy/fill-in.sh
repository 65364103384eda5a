#!/bin/sh
# Replaces ${NAME} in a template by the values of environment files. Fails on a name without a value.
#   deploy/fill-in.sh TEMPLATE ENV_FILE… > FILE
set -eu
template=$1
shift
set -a
for file; do . "$file"; done
exec perl -pe 's/\$\{([A-Z][A-Z0-9_]*)\}/$ENV{$1} \/\/ die "$ARGV: $1 is not set\n"/ge' "$template"
