#!/bin/bash
# Run once by the image of PostgreSQL, on an empty database: a user for the standby.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$REPLICATION_PASSWORD" <<'SQL'
create role replication with login replication password :'password';
SQL
echo 'host replication replication all scram-sha-256' >>"$PGDATA/pg_hba.conf"
