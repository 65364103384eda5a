#!/bin/sh
# Makes a private certificate authority, unless DIR has one, and a certificate for each machine given:
#   deploy/make-certificates.sh DIR NAME=ADDRESS…
# writes DIR/ca.crt, DIR/ca.key and, for each machine, DIR/NAME.crt and DIR/NAME.key. etcd, Patroni and PostgreSQL of a
# machine share its certificate, as servers and as clients. Keep ca.key off the machines. Valid for two years.
# Anyone may read the certificates, and only you the keys.
set -eu
umask 077
dir=$1
shift
mkdir -p "$dir"
cd "$dir"
if [ ! -f ca.key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 \
    -subj '/CN=Forecourt cluster' -keyout ca.key -out ca.crt 2>/dev/null
fi
for machine; do
  name=${machine%%=*}
  address=${machine#*=}
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=$name" \
    -keyout "$name.key" -out "$name.csr" 2>/dev/null
  printf 'subjectAltName=IP:%s,IP:127.0.0.1,DNS:%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$address" "$name" >"$name.ext"
  openssl x509 -req -days 730 -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -extfile "$name.ext" \
    -out "$name.crt" 2>/dev/null
  rm "$name.csr" "$name.ext"
done
chmod 644 ./*.crt
