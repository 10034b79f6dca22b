#!/bin/sh
# A copy of the primary that follows it. What is there already goes on where it was.
set -e
umask 077
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  pg_basebackup -d "host=$PRIMARY_HOST user=shuye application_name=replica" -D "$data" -R -X stream -c fast
fi
exec postgres -D "$data" -c max_connections=120
