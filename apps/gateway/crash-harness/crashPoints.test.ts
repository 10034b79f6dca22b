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
import { startGateway } from './startGateway.ts';
import { seedShop } from './seedShop.ts';

const isDeep = Boolean(process.env['SHUYE_DEEP']);
const KILLS = isDeep ? 300 : 1;
const SEED = Number(process.env['SHUYE_KILL_SEED'] ?? 20_261_121);
/** Of one point, in milliseconds. */
const LIMIT = 20_000 + KILLS * 10_000;
/** Generous, for a machine that does other things meanwhile; the figure that is printed is the one to look at. */
const MAX_RESTART_MS = 5000;

const POINTS = CRASH_POINTS.filter((point) => point !== 'migration');
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
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  const sorted = [...restarts].sort((left, right) => left - right);
  const at = (share: number): string => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
  console.log(`${sorted.length} restarts, seed ${SEED}: median ${at(0.5)}, slowest ${at(1)}`);
});

interface Plan {
  /** Names the data folder. */
  name: string;
  main?: string;
  kills?: number;
  isAutomatic?: boolean;
  crashAt: (random: () => number) => string | undefined;
}

/** Kills in a data folder of its own; the database stays open here so that the log stays a log. */
async function killAt({
  name,
  main = gateway.main,
  kills = KILLS,
  isAutomatic = false,
  crashAt,
}: Plan): Promise<string[]> {
  const place: DatabasePlace = { dataDir: join(folder, name) };
  const database: Database = await openDatabase(place);
  await seedShop(database);
  const random = seededRandom(SEED + [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const faults: string[] = [];
  for (let at = 0; at < kills; at += 1) {
    const outcome = await killOnce({ crashAt: crashAt(random), main, place, database, random, isAutomatic });
    restarts.push(outcome.restart);
    faults.push(...outcome.faults);
  }
  await database.destroy();
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
    const faults = await killAt({ name: `careless-${point}`, main: careless, kills: 1, crashAt: () => `${point}:2` });
    expect(faults).not.toEqual([]);
  },
  LIMIT,
);

describe.concurrent('a server that dies', () => {
  it.each(POINTS)(
    'at %s charges nothing twice, loses no grant and nothing that was acknowledged, and is soon back [F17] [F18] [R5]',
    async (point) => {
      const most = point === 'checkpoint' ? 1 : 12;
      const faults = await killAt({
        name: point,
        kills: isDeep && isPurchasePoint(point) ? KILLS - AUTOMATIC_KILLS : KILLS,
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
