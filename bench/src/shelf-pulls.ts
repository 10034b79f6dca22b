// Thirty pulls at once of a full shelf: how long they take, what the server holds, and how long others wait meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { syncBookmarks } from '@shuye/api-client/calls';
import { BookFormat } from '@shuye/core-domain/book';
import { ShelfActionKind, type ShelfAction } from '@shuye/core-domain/shelf';
import { openReader } from './load/openReader.ts';
import { quantile } from './load/quantile.ts';
import { sampleServers } from './load/sampleServers.ts';
import { send } from './load/send.ts';
import { signCall } from './load/signCall.ts';

const BOOKS = 10_000;
const BATCH = 250;
const PULLS = 30;
const GOAL_MS = 80;

const { server, bookIds, stop } = await sampleServers();
const mb = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

function aBook(at: number, nowMs: number): ShelfAction {
  const details = { title: `山中灯火第${at}部`, author: '许半山', coverUrl: '', format: BookFormat.Standard };
  const kind = ShelfActionKind.Add;
  return { kind, bookId: `x${at}`, at: { time: nowMs, device: 'bench' }, sequence: at + 1, details };
}

try {
  const reader = await openReader(server.port, 'collector', []);
  for (let from = 0; from < BOOKS; from += BATCH) {
    const nowMs = Date.now();
    const changes = Array.from({ length: BATCH }, (_, at) => aBook(from + at, nowMs));
    const pushed = signCall(
      syncBookmarks,
      { nowMs, changes, pull: false, userId: reader.userId },
      { ...reader, key: `push-${from}` },
    );
    const answer = await send(server.port, pushed);
    if (answer?.status !== 200) throw new Error(`The shelf is not taken: ${answer?.status} ${answer?.body}`);
  }
  const before = await server.memory();
  let highest = before;
  const over = new AbortController();
  // In a process of its own: the answers to the pulls must not hold up who measures.
  const others = fork(join(import.meta.dirname, 'load/readOften.ts'), [String(server.port), bookIds[0] ?? '']);
  const ended = once(others, 'message');
  await wait(500);
  const watch = (async () => {
    while (!over.signal.aborted) {
      highest = Math.max(highest, await server.memory());
      await wait(20);
    }
  })();
  const began = performance.now();
  const pull = () =>
    send(
      server.port,
      signCall(syncBookmarks, { nowMs: Date.now(), changes: [], pull: true, userId: reader.userId }, reader),
    );
  const answers = await Promise.all(Array.from({ length: PULLS }, pull));
  const took = performance.now() - began;
  over.abort();
  others.send('stop');
  const [waits] = (await ended) as [number[]];
  await watch;
  const p99 = quantile(waits, 0.99);
  const whole = answers.filter((answer) => answer?.status === 200 && answer.body.split('"bid"').length === BOOKS + 1);
  console.log(`${PULLS} pulls of ${BOOKS} books  ${Math.round(took)} ms, ${whole.length} of them whole`);
  console.log(`memory                  ${mb(before)} before, ${mb(highest)} at most`);
  console.log(
    `reads of others         ${waits.length}, p99 ${Math.round(p99)} ms, longest ${Math.round(Math.max(...waits))} ms`,
  );
  console.log(`goal p99 < ${GOAL_MS} ms  ${p99 < GOAL_MS && whole.length === PULLS ? 'met' : 'MISSED'}`);
} finally {
  await stop();
}
process.exit();
