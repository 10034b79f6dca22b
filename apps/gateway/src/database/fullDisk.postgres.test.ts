import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookInfo } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain/error';
import { findPostgres, plainUser } from '@shuye/tooling/postgres';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createGateway } from '../http/createGateway.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { aSmallDisk, canHaveDisks } from '../testing/files/aSmallDisk.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import type { Database } from './schema/Database.ts';
import { migrateToLatest, openPostgres, watchedDatabase } from './openDatabase.ts';

const FULL = 'The disk of the PostgreSQL server is full';
const WORDS = '想看《山中灯火》续集'.repeat(90);

/** What a reader and an operator see of a gateway, and what it was told and said that it has. */
function aSender(gateway: ReturnType<typeof createGateway>) {
  let sent = 0;
  const acknowledged: string[] = [];
  return {
    acknowledged,
    send: async () => {
      sent += 1;
      const words = `${sent} ${WORDS}`;
      const answer = await gateway.request('/feedback', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ words }).toString(),
      });
      if (answer.status === 303) acknowledged.push(words);
      return answer;
    },
    read: async () => {
      const { path, init } = signedRequest(bookInfo, { bookId: '1001' }, { userId: '8000000', nowMs: NOW });
      return (await gateway.request(path, init)).status;
    },
  };
}

const storedWords = async (database: Database): Promise<string[]> =>
  (await database.selectFrom('feedback').select('words').execute()).map(({ words }) => words);

it('a PostgreSQL without room for a row: changes are answered 507, reading goes on, one line tells of it, and it ends by itself [F21]', async () => {
  const { gateway, database, log } = await startTestGateway({ books: [aBookRow()] });
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(database);
  await sql`create trigger no_room before insert on feedback for each row execute function no_room()`.execute(database);
  const { send, read, acknowledged } = aSender(gateway);
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await send();
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ message: messages.serverDiskFull });
    expect(await read()).toBe(200);
  }
  expect(log.filter((line) => line.includes('"level":50'))).toEqual([expect.stringContaining(FULL)]);
  await sql`drop trigger no_room on feedback`.execute(database);
  await sql`drop function no_room`.execute(database);
  expect((await send()).status).toBe(303);
  expect(await storedWords(database)).toEqual(acknowledged);
});

const MEGABYTES = { data: 96, log: 12 };

/** A PostgreSQL whose data or log alone is on a small disk, started again by whoever watches over it. */
async function aPostgresOnASmallDisk(what: 'data' | 'log') {
  const bin = findPostgres() ?? '';
  const { uid = 0, gid = 0 } = plainUser() ?? {};
  const disk = await aSmallDisk(MEGABYTES[what], `,uid=${uid},mode=700`);
  // A socket has to have a short name, that others may reach.
  const folder = mkdtempSync(join(tmpdir(), 'shuye-socket-'));
  chownSync(folder, uid, gid);
  const data = join(what === 'data' ? disk.inside : folder, 'data');
  const log = join(what === 'log' ? disk.inside : folder, 'log');
  const plain = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig=INT', '--'];
  const there = (program: string, ...args: string[]): string[] => [
    '-t',
    String(disk.pid),
    '-m',
    '--wd=/',
    ...plain,
    join(bin, program),
    '-D',
    data,
    ...args,
  ];
  const make = there(
    'initdb',
    '-A',
    'trust',
    '-U',
    'shuye',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
    '--wal-segsize=1',
    `--waldir=${log}`,
  );
  execFileSync('nsenter', make, { stdio: 'ignore' });
  let server: ChildProcess | undefined;
  let isWatched = true;
  const start = (): void => {
    const settings = [
      'listen_addresses=',
      'min_wal_size=2MB',
      `max_wal_size=${what === 'data' ? 4 : 1000}MB`,
      'shared_buffers=16MB',
    ];
    const args = there('postgres', '-k', folder, ...settings.flatMap((setting) => ['-c', setting]));
    server = spawn('nsenter', args, { stdio: 'ignore' });
    server.once('exit', () => isWatched && setTimeout(start, 300));
  };
  start();
  onTestFinished(async () => {
    isWatched = false;
    server?.kill('SIGINT');
    if (server?.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  return { disk, address: `postgres://shuye@/postgres?host=${encodeURIComponent(folder)}` };
}

const DISKS = process.env['SHUYE_DEEP'] && canHaveDisks ? (['data', 'log'] as const) : [];

it.each(DISKS)(
  'a PostgreSQL whose disk for its %s is full loses nothing that it acknowledged, is told in one line, and takes changes again when there is room [F21]',
  async (what) => {
    const { parts, log } = await startTestGateway();
    const { disk, address } = await aPostgresOnASmallDisk(what);
    const told: string[] = [];
    const database = watchedDatabase(openPostgres(address, ({ message }) => void told.push(message)));
    onTestFinished(() => database.destroy());
    await vi.waitFor(() => migrateToLatest(database), { timeout: 30_000, interval: 200 });
    await database.insertInto('book').values(aBookRow()).execute();
    const { send, read, acknowledged } = aSender(createGateway({ ...parts, database }));
    expect((await send()).status).toBe(303);
    told.length = 0;

    disk.fill();
    const refused = new Map<number, number>();
    for (let turn = 0; turn < 1500 && (refused.get(503) ?? 0) + (refused.get(507) ?? 0) < 20; turn += 1) {
      const answer = await send();
      // A log goes on in a new file once the one before is full.
      if (what === 'log') await sql`select pg_switch_wal()`.execute(database).catch(() => undefined);
      if (answer.status === 303) continue;
      refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('1');
      const { message } = (await answer.json()) as { message: string };
      expect([messages.tooBusy, messages.serverDiskFull]).toContain(message);
      expect([200, 503]).toContain(await read());
    }
    expect([...refused.keys()].filter((status) => status !== 503 && status !== 507)).toEqual([]);
    expect(refused.size).toBeGreaterThan(0);
    expect(log.filter((line) => line.includes('"level":50')).length + told.length).toBeLessThanOrEqual(refused.size);

    disk.free();
    await vi.waitFor(async () => expect((await send()).status).toBe(303), { timeout: 60_000, interval: 200 });
    expect(await read()).toBe(200);
    const stored = new Set(await storedWords(database));
    expect(acknowledged.filter((words) => !stored.has(words))).toEqual([]);
    expect(stored.size).toBe(acknowledged.length);
  },
  180_000,
);
