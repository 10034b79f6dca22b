import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type DatabasePlace } from '../src/database/openDatabase.ts';
import type { Database } from '../src/database/schema/Database.ts';
import { auditLedger } from '../src/money/auditLedger.ts';
import { balanceOf } from '../src/money/ledger.ts';
import { CRASH_POINTS } from '../src/durability/crashPoints.ts';
import { createCrashTestReader } from './createCrashTestReader.ts';
import { builtGateway } from './builtGateway.ts';
import { killOnce } from './killOnce.ts';
import { KINDS, newPlaces } from './places.ts';
import { seededRandom } from '@shuye/core-domain/testing';
import { sendOperation } from './sendOperation.ts';
import { startGateway, type ServingGateway } from './startGateway.ts';
import { FIRST_BEANS, PRICE, seedShop } from './seedShop.ts';

const MANY = 200;
const isDeep = Boolean(process.env['SHUYE_DEEP']);
const ROUNDS = isDeep ? 500 : 1;
const LIMIT = isDeep ? 600_000 : 60_000;
/** Points that lie in the embedded database or before the tables. */
const OWN_TO_SQLITE = ['checkpoint', 'migration'];
/** One in the middle of each kind of transaction, and the answer that is lost; a deep run dies at the others too. */
const ALWAYS = ['after-balance', 'order-paid', 'after-sync-rows', 'after-commit'];
const POINTS = CRASH_POINTS.filter((point) => !OWN_TO_SQLITE.includes(point) && (isDeep || ALWAYS.includes(point)));

let folder = '';
let gateway: Awaited<ReturnType<typeof builtGateway>>;
let places: ReturnType<typeof newPlaces>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuye-two-'));
  gateway = await builtGateway('tests');
  places = newPlaces(folder);
}, LIMIT);
afterAll(async () => {
  await places.close();
  await rm(folder, { recursive: true });
});

describe.each(KINDS)('a server on %s', (kind) => {
  it(
    'makes a purchase once that is sent 200 times at once under one key, and gives 200 equal answers [R4] [E6]',
    async () => {
      const place = await places.place(kind);
      const database = await openDatabase(place);
      await seedShop(database);
      const server = await startGateway({ main: gateway.main, place });
      const random = seededRandom(7);
      for (let round = 0; round < ROUNDS; round += 1) {
        const reader = await createCrashTestReader(database, random);
        const purchase = { kind: 'purchase', chapterId: 5002, ticketId: undefined, key: `round-${round}` } as const;
        const sending = Array.from({ length: MANY }, () => sendOperation(server?.origin ?? '', reader, purchase));
        const answers = new Set(await Promise.all(sending));
        expect([...answers].map((answer) => JSON.parse(answer ?? ''))).toEqual([
          expect.objectContaining({ state: 200, userInfo: { balance: FIRST_BEANS - PRICE } }),
        ]);
        expect(await balanceOf(database, reader.userId)).toBe(FIRST_BEANS - PRICE);
      }
      expect(await database.selectFrom('purchase').select('id').execute()).toHaveLength(ROUNDS);
      expect(await auditLedger(database)).toEqual([]);
      server?.kill();
      await server?.ended;
      await database.destroy();
    },
    LIMIT,
  );
});

describe.runIf(KINDS.includes('postgres'))('a server on PostgreSQL that dies', () => {
  let place: DatabasePlace;
  let database: Database;
  let running: ServingGateway | undefined;

  beforeAll(async () => {
    place = await places.place('postgres');
    database = await openDatabase(place);
    await seedShop(database);
  }, LIMIT);
  afterAll(async () => {
    running?.kill();
    await running?.ended;
    await database.destroy();
  });

  it.each(POINTS)(
    'at %s charges nothing twice and loses nothing that was acknowledged [F18] [R5]',
    async (point) => {
      const random = seededRandom(point.length);
      // The one that came back dies next.
      const dying = running;
      running = undefined;
      const kill = { crashAt: `${point}:3`, main: gateway.main, place, database, random, running: dying };
      const { faults, server } = await killOnce(kill);
      running = server;
      expect(faults).toEqual([]);
    },
    LIMIT,
  );
});
