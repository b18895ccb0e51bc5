#!/bin/sh
# An authority of your own and a certificate that it signs for the servers of the bus:
#   certificates.sh FOLDER NAME...      with the names or addresses by which the server connects to them
# Keep ca.key elsewhere: who has it can pretend to be your bus. DAYS says how long they are valid.
set -eu
folder=$1
shift
mkdir -p "$folder"
cd "$folder"
days=${DAYS:-825}
names=
for name in localhost 127.0.0.1 "$@"; do
  case $name in
    *[!0-9.]*) names="$names,DNS:$name" ;;
    *) names="$names,IP:$name" ;;
  esac
done
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days "$days" -subj '/CN=bus authority' \
  -keyout ca.key -out ca.pem 2>/dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=bus -keyout bus.key -out bus.csr 2>/dev/null
printf 'subjectAltName=%s\nextendedKeyUsage=serverAuth,clientAuth\n' "${names#,}" >bus.ext
openssl x509 -req -in bus.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days "$days" -extfile bus.ext -out bus.pem 2>/dev/null
rm bus.csr bus.ext ca.srl
chmod 600 ca.key bus.key
