import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { syncBookmarks } from '@shuye/api-client/calls';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/database/openDatabase.ts';
import { createCrowdedShelf } from '../src/testing/createCrowdedShelf.ts';
import { insertAccount } from '../src/testing/insertAccount.ts';
import { signedRequest } from '../src/testing/signedRequest.ts';
import { builtGateway } from './builtGateway.ts';
import { startGateway } from './startGateway.ts';

const BOOKS = 10_000;
/** With it, the books come near the 8 MB that a shelf may hold. */
const TITLE = '灯'.repeat(220);
const PULLS = 30;
const MAX_GROWTH_BYTES = 160 * 2 ** 20;
const GOAL_MS = 80;

const residentBytes = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

it('a server of which one account asks for its fullest shelf thirty times at once holds little more, and answers others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shuye-full-'));
  const gateway = await builtGateway('tests');
  const place = { dataDir: folder };
  const database = await openDatabase(place);
  const { userId, token } = await insertAccount(database, {}, Date.now());
  await createCrowdedShelf(database, userId, BOOKS, TITLE);
  const server = await startGateway({ main: gateway.main, place });
  if (!server) throw new Error('The server does not start.');
  const pull = async (): Promise<string> => {
    const input = { nowMs: Date.now(), changes: [], pull: true, userId };
    const { path, init } = signedRequest(syncBookmarks, input, { userId, nowMs: Date.now() });
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(server.origin + path, { ...init, headers })).text();
  };

  const before = await residentBytes(server.pid);
  let highest = before;
  const waits: number[] = [];
  const over = new AbortController();
  const watch = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${server.origin}/readyz`)).text();
      waits.push(performance.now() - began);
      highest = Math.max(highest, await residentBytes(server.pid));
      await wait(2);
    }
  })();
  const answers = await Promise.all(Array.from({ length: PULLS }, pull));
  over.abort();
  await watch;
  server.kill();
  await server.ended;
  await rm(folder, { recursive: true });

  for (const answer of answers) expect(answer.split('"bid"')).toHaveLength(BOOKS + 1);
  expect(highest - before).toBeLessThan(MAX_GROWTH_BYTES);
  const median = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)];
  expect(median).toBeLessThan(GOAL_MS);
}, 120_000);
