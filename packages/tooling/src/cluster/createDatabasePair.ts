import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { plainUser } from '../postgres/plainUser.ts';
import type { ClusterPart } from './ClusterPart.ts';
import { createPart } from './createPart.ts';
import { programPlan } from './programPlan.ts';

const run = promisify(execFile);

export const DATABASE_USER = 'shuye';
const HOST = '127.0.0.1';
const LOOK_MS = 50;

/** A write is acknowledged when it is on both disks. */
const SETTINGS = [`listen_addresses=${HOST}`, 'max_connections=120', 'shared_buffers=64MB', 'wal_keep_size=256MB'];
/** Changes of different readers meet only where a table or a page of it is locked instead of a row (operations.md). */
const ROW_LOCKS = ['max_pred_locks_per_transaction=256', 'max_pred_locks_per_page=16', 'random_page_cost=1.1'];

/** Lines of ordinary life, and of those who ask whether the server is there. */
const USUAL = / LOG: | the database system is /;

const SYNCHRONOUS = "alter system set synchronous_standby_names = 'replica'";
const ALONE = "alter system set synchronous_standby_names = ''";

/** The replica has every write before it is acknowledged. */
export interface DatabasePairPlan {
  bin: string;
  setpriv: string;
  folder: string;
  ports: readonly [number, number];
  onLine?: (name: string, line: string) => void;
}

interface Server {
  part: ClusterPart;
  port: number;
  data: string;
}

export interface DatabasePair {
  primary: () => ClusterPart;
  replica: () => ClusterPart;
  /** Places among the ports: 0 and 1, or 1 and 0 after a failover. */
  primaryPlace: () => 0 | 1;
  start: () => Promise<void>;
  /** Makes the replica the primary; the one before must be dead, and is not started again as it is. */
  promote: () => Promise<void>;
  /** Makes the server that is not the primary a new copy of it. */
  rejoin: () => Promise<void>;
}

export function createDatabasePair({ bin, setpriv, folder, ports, onLine }: DatabasePairPlan): DatabasePair {
  const user = plainUser();
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } };
  const program = (name: string): string => join(bin, name);
  const psql = async (port: number, statement: string): Promise<string> => {
    const args = ['-h', HOST, '-p', `${port}`, '-U', DATABASE_USER, '-d', 'postgres', '-tAc', statement];
    return (await run(program('psql'), args, options)).stdout.trim();
  };
  const isReady = (port: number) => async (): Promise<boolean> =>
    run(
      program('pg_isready'),
      ['-q', '-h', HOST, '-p', `${port}`, '-U', DATABASE_USER, '-d', 'postgres'],
      options,
    ).then(
      () => true,
      () => false,
    );

  const tell =
    (name: string) =>
    (line: string): void => {
      if (!USUAL.test(line)) onLine?.(name, line);
    };

  const serverOf = (port: number, place: number): Server => {
    const data = join(folder, `database-${place}`);
    const name = `database ${place + 1}`;
    const settings = [`port=${port}`, `unix_socket_directories=${folder}`, ...SETTINGS, ...ROW_LOCKS];
    const command = [program('postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const plan = programPlan({ name, setpriv, command, cwd: folder, user, onLine: tell(name) });
    return { port, data, part: createPart({ ...plan, isReady: isReady(port) }) };
  };
  const servers = [serverOf(ports[0], 0), serverOf(ports[1], 1)] as const;
  let place: 0 | 1 = 0;
  const primary = (): Server => servers[place];
  const replica = (): Server => servers[place === 0 ? 1 : 0];

  const waitForEachOther = async (): Promise<void> => {
    const { port } = primary();
    await psql(port, SYNCHRONOUS);
    await psql(port, 'select pg_reload_conf()');
    while (
      (await psql(port, "select sync_state from pg_stat_replication where application_name = 'replica'")) !== 'sync'
    ) {
      await pause(LOOK_MS);
    }
  };
  const copyAndStart = async (): Promise<void> => {
    const source = `host=${HOST} port=${primary().port} user=${DATABASE_USER} application_name=replica`;
    rmSync(replica().data, { recursive: true, force: true });
    await run(
      program('pg_basebackup'),
      ['-d', source, '-D', replica().data, '-R', '-X', 'stream', '-c', 'fast'],
      options,
    );
    await replica().part.start();
    await waitForEachOther();
  };

  return {
    primary: () => primary().part,
    replica: () => replica().part,
    primaryPlace: () => place,
    start: async () => {
      mkdirSync(folder, { recursive: true });
      if (user) chownSync(folder, user.uid, user.gid);
      const make = ['-D', primary().data, '-A', 'trust', '-U', DATABASE_USER, '-E', 'UTF8', '--locale=C', '-N'];
      await run(program('initdb'), make, options);
      await primary().part.start();
      await psql(primary().port, `create database ${DATABASE_USER}`);
      await copyAndStart();
    },
    promote: async () => {
      await run(program('pg_ctl'), ['promote', '-w', '-D', replica().data], options);
      place = place === 0 ? 1 : 0;
      // The copied settings may name the dead server, for which the new primary would wait for ever.
      await psql(primary().port, ALONE);
      await psql(primary().port, 'select pg_reload_conf()');
    },
    rejoin: async () => {
      await replica().part.stop();
      await copyAndStart();
    },
  };
}
