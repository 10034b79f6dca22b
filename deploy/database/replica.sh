#!/bin/sh
# A copy of the primary that follows it. What is there already goes on where it was; a copy that was broken off is begun anew.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA.part"
  pg_basebackup -d "host=$PRIMARY_HOST user=shuye application_name=replica" -D "$PGDATA.part" -R -X stream -c fast
  mv "$PGDATA.part" "$PGDATA"
fi
# Volumes open their folders to a group, and PostgreSQL refuses such a one.
chmod 0700 "$PGDATA"
# What the primary is started with: a replica may become one.
exec postgres -c max_connections=120 -c max_pred_locks_per_transaction=256 \
  -c max_pred_locks_per_page=16 -c random_page_cost=1.1
