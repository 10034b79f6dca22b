// What a request costs by the number of readers and of books, and what a reader takes on the disk.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  accountRecords,
  bookInfo,
  buyChapter,
  categoryPage,
  chapterList,
  rankHome,
  searchQuery,
  syncBookmarks,
  userInfo,
} from '@shuye/api-client/calls';
import { seededRandom } from '@shuye/core-domain/testing';
import { findPostgres, startPostgres } from '@shuye/tooling/postgres';
import { fillBooks, fillReaders, sqlAt } from './growth/fillTables.ts';
import { processorTime } from './measure/processorTime.ts';
import { openReader } from './load/openReader.ts';
import { quantile } from './load/quantile.ts';
import { nextRequest } from './load/requestMix.ts';
import { sampleServers } from './load/sampleServers.ts';
import { send, type Outgoing } from './load/send.ts';
import { guest, signCall } from './load/signCall.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    readers: { type: 'string', default: '100000' },
    books: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '60' },
  },
});
const [mostReaders, mostBooks, requests] = [Number(values.readers), Number(values.books), Number(values.requests)];
/** For each tenfold. */
const MAX_GROWTH = 1.5;

const bin = findPostgres();
if (bin === undefined) throw new Error('There is no PostgreSQL here.');
const postgres = await startPostgres(bin);
const sql = sqlAt(postgres.address('growth'));
sqlAt(postgres.address('postgres'))('create database growth');
const { server, hello, soldBookId, bookIds, stop } = await sampleServers({ DATABASE_URL: postgres.address('growth') });

/** Milliseconds of a processor that gateway and database have used. */
function used(): { gateway: number; database: number } {
  const pids = sql(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const database = pids.reduce((sum, pid) => sum + processorTime(Number(pid)), 0);
  return { gateway: server.processorTime() * 1000, database: database * 1000 };
}

interface Measured {
  answers: ReadonlyMap<string, { times: number; ms: number; first: number; bytes: number }>;
  /** Milliseconds of a processor in gateway and database for each request. */
  cost: number;
}

async function answerTo(name: string, ask: () => Outgoing): Promise<{ body: string }> {
  const answer = await send(server.port, ask());
  if (answer?.status !== 200) throw new Error(`${name} is answered ${answer?.status}: ${answer?.body.slice(0, 200)}`);
  return answer;
}

/** How much longer each takes than an answer of a bare server, and how long it is; the answers of one come in turn with those of the other. */
async function measure(asked: Readonly<Record<string, () => Outgoing>>): Promise<Measured> {
  const found = new Map<string, { times: number; ms: number; first: number; bytes: number }>();
  // Connections that were open before the tables were filled are closed by now.
  await pause(50);
  await Promise.all([server.port, hello.port].map((port) => send(port, { method: 'GET', path: '/healthz' })));
  // What is read once for each change of the library is told by itself, as what the first answer took.
  const first = new Map<string, number>();
  for (const [name, ask] of Object.entries(asked)) {
    for (let at = 0; at < 5; at += 1) {
      const began = performance.now();
      await answerTo(name, ask);
      if (at === 0) first.set(name, performance.now() - began);
    }
  }
  const before = used();
  let sent = 0;
  for (const [name, ask] of Object.entries(asked)) {
    sent += requests;
    const ratios: number[] = [];
    const took: number[] = [];
    let bytes = 0;
    for (let at = 0; at < requests; at += 1) {
      const began = performance.now();
      bytes = (await answerTo(name, ask)).body.length;
      const answered = performance.now();
      await send(hello.port, { method: 'GET', path: '/' });
      ratios.push((answered - began) / (performance.now() - answered));
      took.push(answered - began);
    }
    found.set(name, { times: quantile(ratios, 0.5), ms: quantile(took, 0.5), first: first.get(name) ?? 0, bytes });
  }
  const after = used();
  const gateway = (after.gateway - before.gateway) / sent;
  const database = (after.database - before.database) / sent;
  console.log(
    `         a processor is busy for ${gateway.toFixed(2)} ms in the gateway and ${database.toFixed(2)} ms in PostgreSQL for each request`,
  );
  return { answers: found, cost: gateway + database };
}

function report(what: string, count: number, found: Measured, before: Measured | undefined): void {
  const line = [...found.answers].map(([name, { times, ms, first, bytes }]) => {
    const growth = before?.answers.get(name);
    const since = growth ? ` (x ${(times / growth.times).toFixed(2)})` : '';
    return `${name} ${times.toFixed(1)}${since} ${ms.toFixed(1)} ms, first ${first.toFixed(0)} ms, ${bytes} B`;
  });
  console.log(`${String(count).padStart(8)} ${what}  ${line.join('; ')}; load average ${loadavg()[0]?.toFixed(0)}`);
}

const steps = (most: number, first: number): number[] => {
  const all: number[] = [];
  for (let count = first; count <= most; count *= 10) all.push(count);
  return all;
};
const size = (): number => Number(sql(`select pg_database_size('growth')`)[0]);

try {
  const reader = await openReader(server.port, 'measured', []);
  const random = seededRandom(1);
  for (let at = 0; at < 20; at += 1) {
    const { outgoing, change, reader: of } = nextRequest([reader], { soldBookId, bookIds, random });
    await send(server.port, outgoing);
    if (change && of) of.isSyncing = false;
    reader.lastSequence += 1;
  }
  const list = await send(server.port, signCall(chapterList, { bookId: soldBookId }, guest));
  const { chapters } = chapterList.toResult(JSON.parse(list?.body ?? '') as never);
  const chapterId = chapters.find(({ isFree }) => !isFree)?.chapterId ?? '';
  const sync = (pull: boolean) => () =>
    signCall(
      syncBookmarks,
      { nowMs: Date.now(), changes: [], pull, userId: reader.userId },
      { ...reader, key: `k${performance.now()}` },
    );
  const ofReaders = {
    account: () => signCall(userInfo, undefined, reader),
    shelf: sync(true),
    records: () => signCall(accountRecords, {}, reader),
    price: () => signCall(buyChapter, { bookId: soldBookId, chapterId, act: 'info' as const }, reader),
  };
  let filled = 0;
  let before: Measured | undefined;
  const empty = size();
  let worst = 0;
  const follow = (what: string, count: number, found: Measured): void => {
    report(what, count, found, before);
    // Times grow with whatever else the machine does, once for each question to PostgreSQL; what is done for an answer does not.
    worst = Math.max(worst, found.cost / (before?.cost ?? found.cost));
    before = found;
  };
  for (const count of steps(mostReaders, 1000)) {
    fillReaders(sql, filled, count);
    filled = count;
    follow('readers', count, await measure(ofReaders));
    console.log(`         ${Math.round((size() - empty) / count)} bytes a reader, with all indexes`);
  }
  before = undefined;
  let books = 0;
  const copied = bookIds[0] ?? soldBookId;
  const ofBooks = {
    book: () => signCall(bookInfo, { bookId: String(1_000_000 + Math.floor(random() * books)) }, reader),
    chapters: () => signCall(chapterList, { bookId: String(1_000_000 + Math.floor(random() * books)) }, reader),
    ranks: () => signCall(rankHome, undefined, guest),
    categories: () => signCall(categoryPage, {}, guest),
    search: () => signCall(searchQuery, { word: `灯${Math.floor(random() * 1e6)}` }, guest),
  };
  for (const count of steps(mostBooks, 100)) {
    fillBooks(sql, copied, books, count);
    books = count;
    follow('books  ', count, await measure(ofBooks));
  }
  console.log(
    `the worst tenfold costs ${worst.toFixed(2)} times as much of a processor  goal <= ${MAX_GROWTH}  ${worst <= MAX_GROWTH ? 'met' : 'MISSED'}`,
  );
} finally {
  await stop();
  await postgres.stop();
}
// Connections are kept open for a next request.
process.exit();
