import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encodeChapter, signText, type Signable } from '@shuye/core-domain';
import pino from 'pino';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { NewBook, NewChapter, Tables } from '../database/schema.ts';
import { createGateway } from '../http/createGateway.ts';
import { anAccount } from './anAccount.ts';
import { indexMissingBooks } from '../search/indexMissingBooks.ts';
import type { Insertable } from 'kysely';

/** Milliseconds: the gateway's clock in tests. */
export const NOW = 1_790_000_000_000;

interface Library {
  books?: NewBook[];
  chapters?: NewChapter[];
  modules?: Insertable<Tables['store_module']>[];
}

const sign = (fields: Record<string, Signable>, secret: string): string =>
  createHash('md5').update(signText(fields, secret)).digest('hex');

/** A gateway over a database in memory and a fresh folder, asked without a port. */
export async function aGateway({ books = [], chapters = [], modules = [] }: Library = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shuye-gateway-'));
  const database = await openDatabase('memory');
  if (books.length > 0) await database.insertInto('book').values(books).execute();
  await indexMissingBooks(database);
  if (chapters.length > 0) await database.insertInto('chapter').values(chapters).execute();
  if (modules.length > 0) await database.insertInto('store_module').values(modules).execute();

  const written: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => written.push(line) });
  const { signKeys } = readConfig({});
  const gateway = createGateway({ database, dataDir, signKeys, log, now: () => NOW, random: () => 0 });

  const ask = async (
    path: string,
    init?: RequestInit,
  ): Promise<{ status: number; headers: Headers; body: unknown }> => {
    const response = await gateway.request(path, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

  return {
    gateway,
    database,
    dataDir,
    log: written,
    ask,
    /** An account with a session, asking in its own name. */
    signIn: async (account: Parameters<typeof anAccount>[1] = {}) => {
      const { userId, token } = await anAccount(database, account, NOW);
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
    /** A signed address. */
    get: (path: string, service: string, fields: Record<string, Signable>) => {
      const timed: Record<string, Signable> = { timestamp: NOW / 1000, user_id: '8000000', ...fields };
      const signed: Record<string, Signable> = { ...timed, sign: sign(timed, `dev-${service}`) };
      const query = Object.entries(signed)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
      return ask(`${path}?${new URLSearchParams(query).toString()}`);
    },
    /** Writes a chapter's file as the library does. */
    file: async (kind: 'free' | 'charge', name: string, text: string) => {
      const path = join(dataDir, 'content', kind, name);
      await mkdir(dirname(path), { recursive: true });
      const content = { state: 200, ChapterContent: encodeChapter(new TextEncoder().encode(text)) };
      await writeFile(path, JSON.stringify(content));
    },
  };
}
