#!/bin/sh
# A copy of the primary that follows it. What is there already goes on where it was.
set -e
umask 077
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  pg_basebackup -d "host=$PRIMARY_HOST user=shuye application_name=replica" -D "$data" -R -X stream -c fast
fi
# What the primary is started with: a replica may become one.
exec postgres -D "$data" -c max_connections=120 -c max_pred_locks_per_transaction=256 \
  -c max_pred_locks_per_page=16 -c random_page_cost=1.1
