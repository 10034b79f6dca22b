import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainUser } from './plainUser.ts';

const USER = 'shuye';
const START_TIMEOUT_MS = 20_000;
/** The data folder was made with the language of this message. */
const READY = 'ready to accept connections';

/** Fast and forgetful: what a test writes need not outlive the machine. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'listen_addresses=',
];

/** Ends the server when the channel from its parent closes, however the parent ends. */
const WITH_PARENT = '"$@" <&- & server=$!; cat >/dev/null; kill -INT $server; wait $server';

export interface RunningPostgres {
  /** The database need not exist. */
  address: (database: string) => string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, reached by a socket in it; nothing of it is left afterwards.
 * @param bin Folder of the server's programs, as `findPostgres` gives it.
 * @throws Error when it is not ready in time, with what it said.
 */
export async function startPostgres(bin: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'shuye-postgres-'));
  const user = plainUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const data = join(folder, 'data');
  const make = ['-D', data, '-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale=C', '-N'];
  await promisify(execFile)(join(bin, 'initdb'), make, options);

  const serve = [join(bin, 'postgres'), '-D', data, '-k', folder, ...SETTINGS.flatMap((setting) => ['-c', setting])];
  const server = spawn('/bin/sh', ['-c', WITH_PARENT, 'sh', ...serve], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  let said = '';
  const isReady = new Promise<boolean>((resolve) => {
    server.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes(READY)) resolve(true);
    });
    void ended.then(() => resolve(false));
    setTimeout(() => resolve(false), START_TIMEOUT_MS).unref();
  });
  if (!(await isReady)) {
    await stop();
    throw new Error(`PostgreSQL does not start:\n${said}`);
  }
  return { address: (database) => `postgres://${USER}@/${database}?host=${encodeURIComponent(folder)}`, stop };
}
