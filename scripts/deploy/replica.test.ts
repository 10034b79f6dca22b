import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../processes/root.ts';

let folder: string;
let data: string;

/** Puts a program of PostgreSQL in place. */
function program(name: string, lines: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
}

const COPY = 'while [ "$1" != -D ]; do shift; done; mkdir "$2"; echo 16 > "$2/PG_VERSION"';

/** Starts the replica's container once. */
function start(): number | null {
  const env = {
    PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
    PGDATA: data,
    PRIMARY_HOST: 'database',
  };
  return spawnSync('sh', [join(root, 'deploy/database/replica.sh')], { env, encoding: 'utf8' }).status;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shuye-replica-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'volume'));
  // As a container engine makes it: open to everybody, where PostgreSQL wants to be alone.
  chmodSync(join(folder, 'volume'), 0o1777);
  data = join(folder, 'volume/pgdata');
  program('postgres', 'exit 0');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a replica copies the primary into a folder of its own in its volume, and only once', () => {
  program('pg_basebackup', `${COPY}; chmod 0775 "$2"`);
  expect(start()).toBe(0);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  program('pg_basebackup', 'exit 1');
  // A volume that is mounted again gives its folders to a group.
  chmodSync(data, 0o770);
  expect(start()).toBe(0);
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

it('a copy that was broken off is never started, and begun anew', () => {
  program('pg_basebackup', `${COPY}; echo half > "$2/half"; kill -9 $PPID; exit 1`);
  program('postgres', `touch ${join(folder, 'started')}`);
  expect(start()).not.toBe(0);
  program('pg_basebackup', 'exit 1');
  expect(start()).not.toBe(0);
  expect(existsSync(join(folder, 'started'))).toBe(false);
  program('pg_basebackup', COPY);
  expect(start()).toBe(0);
  expect(existsSync(join(folder, 'started'))).toBe(true);
  expect(existsSync(join(data, 'half'))).toBe(false);
  expect(readFileSync(join(data, 'PG_VERSION'), 'utf8')).toBe('16\n');
});
