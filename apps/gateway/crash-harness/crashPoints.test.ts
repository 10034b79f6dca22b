import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/schema/Database.ts';
import { openDatabase, type DatabasePlace } from '../src/database/openDatabase.ts';
import { CRASH_POINTS, type CrashPoint } from '../src/durability/crashPoints.ts';
import { builtGateway } from './builtGateway.ts';
import { killOnce } from './killOnce.ts';
import { seededRandom } from '@shuye/core-domain/testing';
import { startGateway, type ServingGateway } from './startGateway.ts';
import { seedShop } from './seedShop.ts';

const isDeep = Boolean(process.env['SHUYE_DEEP']);
const KILLS = isDeep ? 300 : 1;
const SEED = Number(process.env['SHUYE_KILL_SEED'] ?? 20_261_121);
/** Of one point, in milliseconds. */
const LIMIT = 20_000 + KILLS * 10_000;
/** Generous, for a machine that does other things meanwhile; the figure that is printed is the one to look at. */
const MAX_RESTART_MS = 5000;

const POINTS = CRASH_POINTS.filter((point) => point !== 'migration');
/** Those that a start passes too. */
const IN_THE_START = ['checkpoint', 'before-commit', 'after-commit'] as const satisfies readonly CrashPoint[];
/** Those that a purchase passes. */
const PURCHASE_POINTS = [
  'before-claim',
  'after-claim',
  'after-entitlement',
  'after-debit',
  'after-balance',
  'after-grant',
  'after-ticket',
  'before-commit',
  'after-commit',
  'mid-reply',
] as const satisfies readonly CrashPoint[];
/** Of its kills, those during purchases that nobody presses for, which pass the same points; here at three of them. */
const AUTOMATIC_KILLS = isDeep ? KILLS / 3 : 1;
const AUTOMATIC_POINTS = PURCHASE_POINTS.filter(
  (point) => isDeep || ['after-claim', 'after-balance', 'mid-reply'].includes(point),
);
const MIGRATIONS = isDeep ? KILLS : 2;
const isPurchasePoint = (point: CrashPoint): boolean => PURCHASE_POINTS.some((one) => one === point);
const restarts: number[] = [];
let gateway: Awaited<ReturnType<typeof builtGateway>>;
let folder = '';

beforeAll(async () => {
  gateway = await builtGateway('tests');
  folder = await mkdtemp(join(tmpdir(), 'shuye-killer-'));
}, LIMIT);

afterAll(async () => {
  await closeShop(COMMON);
  await rm(folder, { recursive: true });
  const sorted = [...restarts].sort((left, right) => left - right);
  const at = (share: number): string => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
  console.log(`${sorted.length} restarts, seed ${SEED}: median ${at(0.5)}, slowest ${at(1)}`);
});

interface Shop {
  place: DatabasePlace;
  /** Stays open here so that the log stays a log. */
  database: Database;
  /** The server that came back after the last death. */
  running?: ServingGateway | undefined;
}

/** Of all points, where they are passed once: the server that came back dies next, as a start costs more than all else. */
const COMMON = 'common';
const shops = new Map<string, Promise<Shop>>();

async function openShop(name: string): Promise<Shop> {
  const place: DatabasePlace = { dataDir: join(folder, name) };
  const database = await openDatabase(place);
  await seedShop(database);
  return { place, database };
}

function shopIn(name: string): Promise<Shop> {
  const shop = shops.get(name) ?? openShop(name);
  shops.set(name, shop);
  return shop;
}

async function endServer(shop: Shop): Promise<void> {
  const { running } = shop;
  shop.running = undefined;
  running?.kill();
  await running?.ended;
}

async function closeShop(name: string): Promise<void> {
  const shop = await shops.get(name);
  shops.delete(name);
  if (!shop) return;
  await endServer(shop);
  await shop.database.destroy();
}

interface Plan {
  name: string;
  /** Names the data folder. */
  shop?: string;
  main?: string;
  kills?: number;
  isAutomatic?: boolean;
  /** Each server is new, and doomed from its start on. */
  isFromStart?: boolean;
  crashAt: (random: () => number) => string | undefined;
}

async function killAt({
  name,
  shop: shopName = isDeep ? name : COMMON,
  main = gateway.main,
  kills = KILLS,
  isAutomatic = false,
  isFromStart = isDeep,
  crashAt,
}: Plan): Promise<string[]> {
  const shop = await shopIn(shopName);
  const { place, database } = shop;
  const random = seededRandom(SEED + [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const faults: string[] = [];
  for (let at = 0; at < kills; at += 1) {
    if (isFromStart) await endServer(shop);
    const { running } = shop;
    shop.running = undefined;
    const kill = { crashAt: crashAt(random), main, place, database, random, running, isAutomatic };
    const outcome = await killOnce(kill);
    shop.running = outcome.server;
    restarts.push(outcome.restart);
    faults.push(...outcome.faults);
  }
  if (shopName !== COMMON) await closeShop(shopName);
  return faults;
}

it.each(['after-debit', 'after-grant', 'order-paid'])(
  'is watched by eyes that see what a server without transactions loses at %s',
  async (point) => {
    const careless = join(dirname(gateway.main), `careless-${point}.js`);
    const program = await readFile(gateway.main, 'utf8');
    const head = 'async function inTransaction(database, work) {';
    expect(program).toContain(head);
    await writeFile(careless, program.replace(head, `${head} return work(database);`));
    const name = `careless-${point}`;
    const faults = await killAt({ name, shop: name, main: careless, kills: 1, crashAt: () => `${point}:2` });
    expect(faults).not.toEqual([]);
  },
  LIMIT,
);

(isDeep ? describe.concurrent : describe)('a server that dies', () => {
  it.each(POINTS)(
    'at %s charges nothing twice, loses no grant and nothing that was acknowledged, and is soon back [F17] [F18] [R5]',
    async (point) => {
      const most = point === 'checkpoint' ? 1 : 12;
      const faults = await killAt({
        name: point,
        kills: isDeep && isPurchasePoint(point) ? KILLS - AUTOMATIC_KILLS : KILLS,
        isFromStart: isDeep || IN_THE_START.some((one) => one === point),
        crashAt: (random) => `${point}:${1 + Math.floor(random() * most)}`,
      });
      expect(faults).toEqual([]);
      expect(Math.max(...restarts)).toBeLessThan(MAX_RESTART_MS);
    },
    LIMIT,
  );

  it.each(AUTOMATIC_POINTS)(
    'at %s of purchases that are made by themselves charges none twice, loses none, and keeps to what was agreed [F17] [F18] [R5] [P11]',
    async (point) => {
      const faults = await killAt({
        name: `automatic-${point}`,
        kills: AUTOMATIC_KILLS,
        isAutomatic: true,
        crashAt: (random) => `${point}:${1 + Math.floor(random() * 12)}`,
      });
      expect(faults).toEqual([]);
    },
    LIMIT,
  );

  it(
    'at any moment costs as little [F18] [R5]',
    async () => {
      expect(await killAt({ name: 'any-moment', crashAt: () => undefined })).toEqual([]);
    },
    LIMIT,
  );

  it(
    'while its tables are made makes them when it starts again [F18] [R5]',
    async () => {
      for (let at = 1; at <= MIGRATIONS; at += 1) {
        const place = { dataDir: join(folder, `migration-${at}`) };
        const dying = await startGateway({ main: gateway.main, place, crashAt: `migration:${1 + (at % 6)}` });
        expect(dying).toBeUndefined();
        const again = await startGateway({ main: gateway.main, place });
        expect(again?.readyAfter).toBeLessThan(MAX_RESTART_MS);
        again?.kill();
        await again?.ended;
      }
    },
    LIMIT,
  );
});
