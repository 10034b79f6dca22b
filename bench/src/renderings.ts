// Rendered pages over the built gateway: how many a second, kept ones and new ones, and what they take of the processor,
// against a constant page of the same size on plain node:http, for each kind of page; and how long readers wait for the
// gateway meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { quantile } from './load/quantile.ts';
import { send } from './load/send.ts';
import type { LoadServer } from './load/serverProcess.ts';
import { verdictLine } from './measure/verdictLine.ts';
import { pageServers } from './renderings/pageServers.ts';

const KINDS = { chapter: '/reader/1001', catalogue: '/catalog/1001', cover: '/cover/1001', home: '/' } as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const ROUNDS = 7;
const KEPT = 3000;
const NEW = 300;
const AT_ONCE = 8;
/** Renderings before the first round: code that runs often is compiled by then. */
const WARM_UP = 1500;

const LOAD_A_SECOND = 200;
const LOAD_S = 15;
const MAX_GATEWAY_MS = 80;

const { gateway, pages, constant, bookIds, stop } = await pageServers(Object.values(KINDS));

const pageAt = async ({ port }: LoadServer, path: string): Promise<boolean> => {
  const answer = await send(port, { method: 'GET', path, headers: { accept: 'text/html' } });
  return /<h1|<main/.test(answer?.body ?? '');
};

let asked = 0;
const newPath = (kind: Kind): string => `${KINDS[kind]}?${(asked += 1)}`;

interface Rate {
  perSecond: number;
  /** Milliseconds of the processor that the server took for a page. */
  processorMs: number;
  textless: number;
}

/** Pages a second, a few at once. */
async function rateOf(server: LoadServer, count: number, pathOf: () => string): Promise<Rate> {
  let left = count;
  let textless = 0;
  const used = server.processorTime();
  const begun = performance.now();
  const work = async (): Promise<void> => {
    while ((left -= 1) >= 0) if (!(await pageAt(server, pathOf()))) textless += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const perSecond = (count / (performance.now() - begun)) * 1000;
  return { perSecond, processorMs: ((server.processorTime() - used) / count) * 1000, textless };
}

const half = (values: readonly number[]): string => {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(3));
  return `${middle} (${low} to ${high})`;
};

const line = (what: string, values: readonly number[], goal: number): void =>
  console.log(verdictLine(`  ${what}`, half(values), `>= ${goal}`, quantile(values, 0.5) >= goal));

async function rates(kind: Kind): Promise<void> {
  const contenders = [
    { name: 'bare', rate: () => rateOf(constant, KEPT, () => KINDS[kind]) },
    { name: 'kept', rate: () => rateOf(pages, KEPT, () => KINDS[kind]) },
    { name: 'new', rate: () => rateOf(pages, NEW, () => newPath(kind)) },
  ] as const;
  const rounds: Record<(typeof contenders)[number]['name'], Rate>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const found: Partial<Record<(typeof contenders)[number]['name'], Rate>> = {};
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const contender = contenders[(turn + round) % contenders.length];
      if (contender) found[contender.name] = await contender.rate();
    }
    rounds.push(found as Record<(typeof contenders)[number]['name'], Rate>);
  }
  const ratio = (name: 'kept' | 'new'): number[] => rounds.map((it) => it[name].perSecond / it.bare.perSecond);
  line(`${kind}, kept: pages a second to node:http`, ratio('kept'), 0.9);
  line(`${kind}, new: pages a second to node:http`, ratio('new'), 0.25);
  line(
    `${kind}, new: pages a second`,
    rounds.map((it) => it.new.perSecond),
    LOAD_A_SECOND,
  );
  const processor = (['bare', 'kept', 'new'] as const).map(
    (name) => `${name} ${half(rounds.map((it) => it[name].processorMs))}`,
  );
  console.log(`  ${kind}, ms of the processor: ${processor.join(', ')}`);
  const textless = rounds.reduce((sum, it) => sum + it.new.textless, 0);
  if (textless > 0) console.log(`  ${textless} of ${ROUNDS * NEW} new pages came without their text: too late`);
}

/** How long reads of a book, or visits of a page, take while nothing else is asked, or while pages are rendered. */
async function waitsWhile({ port }: LoadServer, target: string, load: () => Promise<unknown>): Promise<number[]> {
  // In a process of its own: what it waits for must not be this one.
  const reader = fork(join(import.meta.dirname, 'load/readOften.ts'), [String(port), target]);
  const ended = once(reader, 'message');
  await load();
  reader.send('stop');
  const [waits] = (await ended) as [number[]];
  return waits;
}

const readsWhile = (load: () => Promise<unknown>) => waitsWhile(gateway, bookIds[0] ?? '', load);
const visitsWhile = (load: () => Promise<unknown>) => waitsWhile(pages, KINDS.cover, load);

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** New pages at a steady rate, however long each takes. @returns the share that came with their text. */
async function steadyRenderings(): Promise<number> {
  const begun = performance.now();
  const answers: Promise<boolean>[] = [];
  while (answers.length < LOAD_A_SECOND * LOAD_S) {
    const due = Math.floor(((performance.now() - begun) / 1000) * LOAD_A_SECOND);
    while (answers.length < due) answers.push(pageAt(pages, newPath('cover')));
    await pause(5);
  }
  const came = await Promise.all(answers);
  return came.filter(Boolean).length / came.length;
}

async function gatewayUnderRenderings(): Promise<void> {
  const idle = quantile(await readsWhile(() => pause((LOAD_S * 1000) / 3)), 0.99);
  let share = 0;
  const busy = quantile(
    await readsWhile(async () => {
      share = await steadyRenderings();
    }),
    0.99,
  );
  const found = `${busy.toFixed(1)} ms (${idle.toFixed(1)} without), ${(share * 100).toFixed(1)} % with their text`;
  const what = `  p99 of the gateway at ${LOAD_A_SECOND} new pages a second`;
  console.log(verdictLine(what, found, `<= ${MAX_GATEWAY_MS} ms`, busy <= MAX_GATEWAY_MS));
}

const middleAndLate = (waits: readonly number[]): string =>
  [0.5, 0.99].map((share) => quantile(waits, share).toFixed(1)).join(' and ');

/** What a visitor of a page that is kept waits while long pages are rendered, as many as there is room for. */
async function keptUnderRenderings(): Promise<void> {
  const idle = await visitsWhile(() => pause((LOAD_S * 1000) / 3));
  const busy = await visitsWhile(() => rateOf(pages, ROUNDS * NEW, () => newPath('home')));
  console.log(
    `  p50 and p99 of a kept page beside renderings: ${middleAndLate(busy)} ms (${middleAndLate(idle)} without)`,
  );
}

try {
  for (const kind of kinds) {
    await rateOf(pages, WARM_UP, () => newPath(kind));
    await rates(kind);
  }
  await keptUnderRenderings();
  await gatewayUnderRenderings();
} finally {
  await stop();
}
