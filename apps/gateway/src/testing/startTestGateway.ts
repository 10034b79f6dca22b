import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeChapter } from '@shuye/core-domain/content';
import type { ServerMetrics, Tracing } from '@shuye/telemetry';
import { signText, type Signable } from '@shuye/core-domain/sign';
import type { LoginSettings } from '../calls/LoginSettings.ts';
import { parseConfig } from '../config/parseConfig.ts';
import { createLog } from '../createLog.ts';
import { openTestFiles } from './files/openTestFiles.ts';
import { createSharedAnswers } from '../http/cache/createSharedAnswers.ts';
import { openedDatabases } from './databases/openedDatabases.ts';
import { openTestRedis } from './databases/openTestRedis.ts';
import { openTestDatabase } from './databases/openTestDatabase.ts';
import type { NewBook, NewChapter, Tables } from '../database/schema/Tables.ts';
import { createGateway, type GatewayParts } from '../http/createGateway.ts';
import type { RateLimits } from '../http/limits/createRateLimits.ts';
import { seedProducts } from '../orders/seedProducts.ts';
import { seedPlans } from '../membership/seedPlans.ts';
import type { SpaceLimits } from '../config/SpaceLimits.ts';
import type { PaySettings } from '../calls/PaySettings.ts';
import { createPurchaseLock } from '../purchases/createPurchaseLock.ts';
import { testLoginSettings } from './testLoginSettings.ts';
import { insertAccount } from './insertAccount.ts';
import { chapterFile } from '../library/contentFolders.ts';
import { indexMissingBooks } from '../search/indexMissingBooks.ts';
import type { Insertable } from 'kysely';

export const NOW = 1_790_000_000_000;

export const TEST_CALLBACK_KEY = 'a key that only tests know, of 40 letters';

/** As on one's own machine. */
const testPay: PaySettings = { callbackKey: TEST_CALLBACK_KEY, sampleCashier: true };

interface Library {
  books?: NewBook[];
  chapters?: NewChapter[];
  modules?: Insertable<Tables['store_module']>[];
  /** How readers log in, where a test cares. */
  login?: Partial<LoginSettings>;
  /** How top-ups are paid: by the sample cashier unless said otherwise. */
  pay?: PaySettings;
  /** None unless a test cares. */
  limits?: RateLimits;
  trustedProxies?: number;
  space?: SpaceLimits;
  metrics?: ServerMetrics;
  tracing?: Tracing;
  isRedisLeftAlone?: () => boolean;
}

const sign = (fields: Record<string, Signable>, secret: string): string =>
  createHash('md5').update(signText(fields, secret)).digest('hex');

/** A gateway over a database in memory and a fresh folder, asked without a port. */
export async function startTestGateway(library: Library = {}) {
  const {
    books = [],
    chapters = [],
    modules = [],
    login: loginChange,
    pay = testPay,
    limits,
    trustedProxies,
    space,
    metrics,
    tracing,
    isRedisLeftAlone,
  } = library;
  const dataDir = await mkdtemp(join(tmpdir(), 'shuye-gateway-'));
  const files = await openTestFiles();
  const database = await openTestDatabase();
  if (books.length > 0) await database.insertInto('book').values(books).execute();
  await indexMissingBooks(database);
  await seedProducts(database);
  await seedPlans(database);
  if (chapters.length > 0) await database.insertInto('chapter').values(chapters).execute();
  if (modules.length > 0) await database.insertInto('store_module').values(modules).execute();

  const written: string[] = [];
  const { signKeys } = parseConfig({});
  const destination = { write: (line: string) => written.push(line) };
  const log = createLog({ level: 'info', secrets: Object.values(signKeys).flat(), destination });
  const login = testLoginSettings(loginChange);
  const redis = await openTestRedis();
  if (redis !== undefined) {
    const unfollow = database.follow?.();
    openedDatabases.push(() => Promise.resolve(unfollow?.()));
  }
  const purchaseLock = createPurchaseLock(redis);
  const parts: GatewayParts = {
    database,
    dataDir,
    files,
    signKeys,
    login,
    pay,
    log,
    nowMs: () => NOW,
    random: () => 0,
    purchaseLock,
    metrics,
    tracing,
    isRedisLeftAlone,
    ...(redis === undefined ? {} : { sharedAnswers: createSharedAnswers(redis) }),
    ...(limits ? { limits } : {}),
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
    ...(space === undefined ? {} : { space }),
  };
  const gateway = createGateway(parts);

  const ask = async (
    path: string,
    init?: RequestInit,
    connection: object = {},
  ): Promise<{ status: number; headers: Headers; body: unknown }> => {
    const response = await gateway.request(path, init, connection);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

  return {
    gateway,
    /** What the gateway stands on, for one that stands on something else. */
    parts,
    purchaseLock,
    database,
    dataDir,
    files,
    log: written,
    ask,
    from:
      (remoteAddress: string): typeof ask =>
      (path, init) =>
        ask(path, init, { incoming: { socket: { remoteAddress } } }),
    /** An account with a session, asking in its own name. */
    signIn: async (account: Parameters<typeof insertAccount>[1] = {}) => {
      const { userId, token } = await insertAccount(database, account, NOW);
      const asked: typeof ask = (path, init = {}) =>
        ask(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` },
        });
      return { userId, token, ask: asked };
    },
    /** A signed form, as the client sends it; `change` may spoil it after the signature. */
    form: (path: string, service: string, fields: Record<string, Signable>, change: Record<string, string> = {}) => {
      const timed = { timestamp: NOW / 1000, user_id: '8000000', ...fields };
      const body = new URLSearchParams({
        ...Object.fromEntries(
          Object.entries(timed)
            .filter(([, value]) => value !== undefined)
            .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
        ),
        sign: sign(timed, `dev-${service}`),
        ...change,
      });
      return ask(path, { method: 'POST', body });
    },
    get: (path: string, service: string, fields: Record<string, Signable>) => {
      const timed: Record<string, Signable> = { timestamp: NOW / 1000, user_id: '8000000', ...fields };
      const signed: Record<string, Signable> = { ...timed, sign: sign(timed, `dev-${service}`) };
      const query = Object.entries(signed)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
      return ask(`${path}?${new URLSearchParams(query).toString()}`);
    },
    file: async (kind: 'free' | 'charge', name: string, text: string) => {
      const content = { state: 200, ChapterContent: encodeChapter(new TextEncoder().encode(text)) };
      await files.write(chapterFile(kind, name), JSON.stringify(content));
    },
  };
}
