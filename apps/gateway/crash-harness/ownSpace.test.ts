import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@shuye/core-domain/testing';
import { OBJECT_STORE_KEY, startObjectStore, type RunningObjectStore } from '@shuye/tooling/object-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilesConfig } from '../src/config/filesConfig.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { openFileStore } from '../src/file-store/openFileStore.ts';
import { clearSpaces, LEFT_FOR_MS } from '../src/own-space/clearSpaces.ts';
import { aSpace, aSpaceFile } from '../src/testing/aSpace.ts';
import { newBucket } from '../src/testing/files/newBucket.ts';
import { insertAccount } from '../src/testing/insertAccount.ts';
import { builtGateway } from './builtGateway.ts';
import { KINDS, newPlaces } from './places.ts';
import { startGateway, type ServingGateway } from './startGateway.ts';

const KILLS = process.env['SHUYE_DEEP'] ? 100 : 2;
const SEED = Number(process.env['SHUYE_KILL_SEED'] ?? 20_261_126);
const LIMIT = 60_000 + KILLS * 10_000;
/** Longer than an upload of these books takes where nothing else runs, in milliseconds. */
const MAX_DELAY_MS = 400;

let folder = '';
let gateway: Awaited<ReturnType<typeof builtGateway>>;
let places: ReturnType<typeof newPlaces>;
let store: RunningObjectStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuye-space-'));
  gateway = await builtGateway('tests');
  places = newPlaces(folder);
  store = await startObjectStore();
}, LIMIT);
afterAll(async () => {
  await store.stop();
  await places.close();
  await rm(folder, { recursive: true });
});

const bucketVariables = ({ address }: FilesConfig): NodeJS.ProcessEnv => ({
  SHUYE_FILES_URL: `s3://${basename(address)}`,
  AWS_ENDPOINT_URL: store.address,
  AWS_ACCESS_KEY_ID: OBJECT_STORE_KEY,
  AWS_SECRET_ACCESS_KEY: OBJECT_STORE_KEY,
  SHUYE_SECRET_KEY: randomBytes(32).toString('base64'),
});

/** A reader with a device that calls whichever server runs. */
function aReader({ userId, token }: { userId: string; token: string }, server: () => ServingGateway) {
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` };
    const response = await fetch(server().origin + path, { ...init, headers });
    return { status: response.status, body: await response.json() };
  };
  return aSpace({ userId, ask } as Parameters<typeof aSpace>[0], Date.now);
}

/** What a caller meets whose server dies: `fetch` reports no more of a broken connection. */
const unlessBroken = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
};

/** SQLite keeps its files in a folder, PostgreSQL here in an object store. */
describe.each(KINDS)('an upload to the own space on %s', (kind) => {
  it(
    'of a server that is killed at any moment is whole or goes on, never half, and what is deleted leaves nothing [F17] [F18]',
    async () => {
      const random = seededRandom(SEED);
      const place = await places.place(kind);
      const files = kind === 'postgres' ? await newBucket(store.address) : undefined;
      const more = files ? bucketVariables(files) : {};
      const start = async () => (await startGateway({ main: gateway.main, place, more })) ?? expect.unreachable();
      const database = await openDatabase(place);
      const kept = await openFileStore({ dataDir: place.dataDir, files }, () => undefined);
      let server = await start();
      const reader = aReader(await insertAccount(database, {}, Date.now()), () => server);
      let broken = 0;

      for (let kill = 0; kill < KILLS; kill += 1) {
        // Some pieces, that deflating makes no smaller.
        const chapter = randomBytes(600_000).toString('base64');
        const file = aSpaceFile({ bookId: `local-${kill}`, title: `第${kill}本` }, { chapter });
        const upload = unlessBroken(reader.upload(file));
        await pause(random() * MAX_DELAY_MS);
        server.kill();
        await Promise.all([upload, server.ended]);
        server = await start();

        const { books } = await reader.list();
        const half = books.find(({ bookId, isWhole }) => bookId === file.bookId && !isWhole);
        if (half) {
          broken += 1;
          expect((await reader.read(half.upload, 0)).state).not.toBe(200);
        }
        expect(await reader.upload(file)).toBe(200);
        const now = (await reader.list()).books.filter(({ bookId }) => bookId === file.bookId);
        expect(now).toMatchObject([{ isWhole: true }]);
        expect(await reader.download(now[0]?.upload ?? '', file.packed.length)).toEqual(file.packed);

        if (kill % 2 === 0) continue;
        const removal = unlessBroken(reader.remove(file.bookId));
        await pause(random() * 20);
        server.kill();
        await Promise.all([removal, server.ended]);
        server = await start();
        await reader.remove(file.bookId);
        await clearSpaces(database, kept, Date.now() + LEFT_FOR_MS);
        const left = (await reader.list()).books.map(({ upload: name }) => name).sort();
        expect((await kept.list('spaces')).sort()).toEqual(left);
      }
      console.log(`${KILLS} kills on ${kind}, seed ${SEED}: ${broken} of them in the middle of an upload`);
      server.kill();
      await server.ended;
      await database.destroy();
    },
    LIMIT,
  );
});
