#!/usr/bin/env bash
# Fills in the templates with the example's addresses and has each package check its own file. Prints what it could not
# check because the package is not installed, and fails if any file is refused.
#   deploy/check.sh
set -uo pipefail
deploy=$(cd "$(dirname "$0")" && pwd)
export PATH=$PATH:/usr/sbin
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
failures=0

check() { # WHAT PROGRAM COMMAND…
  local what=$1 program=$2 output
  shift 2
  if ! command -v "$program" >/dev/null; then
    echo "not checked: $what ($program is not installed)"
  elif output=$("$@" 2>&1); then
    echo "ok: $what"
  else
    printf 'refused: %s\n%s\n' "$what" "$output"
    failures=$((failures + 1))
  fi
}

fill() { "$deploy/fill-in.sh" "$deploy/$1" "$dir/env" >"$dir/$(basename "$1")"; }

"$deploy/make-certificates.sh" "$dir/keys" db2=127.0.0.2
{
  # Loopback addresses, because nginx, etcd and Patroni look at the addresses of this machine.
  sed -E 's/10\.0\.0\.1([123])$/127.0.0.\1/; s/10\.0\.0\.2([12])$/127.0.0.\1/' "$deploy/cluster.env.example"
  sed -E 's/^([A-Z_]+)=$/\1=example/' "$deploy/secrets.env.example"
  cat <<EOF
NODE_NAME=db2
NODE_ADDRESS=127.0.0.2
KEY_DIR=$dir/keys
ETCD_DIR=$dir/etcd
POSTGRES_DIR=$dir/postgres
TLS_CERTIFICATE=$dir/keys/db2.crt
TLS_KEY=$dir/keys/db2.key
EOF
} >"$dir/env"
# Patroni looks for a port that is free, and a PostgreSQL of this machine may have the usual one.
sed -i -E 's/^(POSTGRES|PATRONI)_PORT=.*/\1_PORT=469\1/; s/469POSTGRES/4691/; s/469PATRONI/4692/' "$dir/env"

for template in haproxy/haproxy.cfg nginx/forecourt.conf varnish/forecourt.vcl patroni/patroni.yml \
  nftables/web.nft nftables/database.nft prometheus/prometheus.yml prometheus/alerts.yml prometheus/alerts.test.yml; do
  case $template in
    */alerts*) cp "$deploy/$template" "$dir/" ;;
    *) fill "$template" ;;
  esac || failures=$((failures + 1))
done

check haproxy.cfg haproxy haproxy -c -q -f "$dir/haproxy.cfg"

# nginx checks its log's folder too.
sed -i "s#/var/log/nginx/#$dir/#; s/listen \(.*\)80 /listen \14680 /; s/listen \(.*\)443 /listen \14643 /" "$dir/forecourt.conf"
printf 'pid %s/nginx.pid;\nerror_log stderr;\nevents {}\nhttp { include %s/forecourt.conf; }\n' "$dir" "$dir" >"$dir/nginx.conf"
check forecourt.conf nginx nginx -t -q -c "$dir/nginx.conf"

mkdir "$dir/varnish"
chmod 755 "$dir" "$dir/varnish"
check forecourt.vcl varnishd varnishd -C -n "$dir/varnish" -f "$dir/forecourt.vcl"

chmod -R a+rX "$dir/keys"
# It also asks whether each etcd answers, which is not a matter of the file.
check_patroni() {
  local faults
  faults=$(patroni --validate-config "$dir/patroni.yml" 2>&1 | grep -v 'is not reachable')
  [ -z "$faults" ] || { echo "$faults"; return 1; }
}
check patroni.yml patroni check_patroni
check web.nft nft nft --check --file "$dir/web.nft"
check database.nft nft nft --check --file "$dir/database.nft"
check prometheus.yml promtool promtool check config --syntax-only "$dir/prometheus.yml"
check alerts.yml promtool promtool check rules "$dir/alerts.yml"
check alerts.test.yml promtool promtool test rules "$dir/alerts.test.yml"

# The programs and users of a unit exist on the web machine only.
mkdir "$dir/units"
for unit in "$deploy"/{systemd,one-machine}/*.{service,timer}; do
  [ -e "$unit" ] || continue
  case $unit in */one-machine/*) name=one-machine-$(basename "$unit") ;; *) name=$(basename "$unit") ;; esac
  sed -E 's#^(ExecStart=)\S+.*#\1/bin/true#; s#^(EnvironmentFile=).*#\1-/dev/null#; /^(User|Group|Documentation|WorkingDirectory)=/d' \
    "$unit" >"$dir/units/$name"
done
check 'systemd units' systemd-analyze systemd-analyze verify --man=no "$dir"/units/*
for unit in "$deploy"/{systemd,one-machine}/*.service; do
  # 0 is closed, 10 is open; in tenths.
  check "security of $(basename "$unit")" systemd-analyze \
    systemd-analyze security --offline=true --threshold=20 --no-pager "$unit"
done
for file in Caddyfile Caddyfile.several; do
  check "$file" caddy caddy adapt --adapter caddyfile --config "$deploy/one-machine/$file"
done
check shell shellcheck shellcheck "$deploy"/*.sh "$deploy"/postgres/*.sh

[ $failures -eq 0 ] || { echo "$failures refused" >&2; exit 1; }
