#!/bin/sh
# Run once, when the primary makes its data folder: a replica may copy it, with the same password as everybody else.
set -e
echo 'host replication shuye all scram-sha-256' >> "$PGDATA/pg_hba.conf"
