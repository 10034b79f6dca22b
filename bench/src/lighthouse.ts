// What Lighthouse says of the speed of a started product's pages (`pnpm start`; another address in SHUYE_BENCH_ADDRESS): a
// middling phone on slow 4G, as Lighthouse simulates it from what it saw and from how fast this machine was just before, or
// with `--slowdown 4` as it does by itself. Its other categories are in the tests.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { freePorts } from '@shuye/tooling/product';
import type { RunnerResult } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { slowdownOf } from './measure/slowdownOf.ts';
import { verdictLine } from './measure/verdictLine.ts';

const origin = process.env['SHUYE_BENCH_ADDRESS'] || 'http://127.0.0.1:8080';

/** One page of each kind that search engines list. */
const PATHS = [
  '/',
  '/cover/1001',
  '/catalog/1001',
  '/reader/1001',
  '/v2/questionDetail/1',
  '/v2/query/1001/1.html',
  '/v2/recom',
  '/v2/label',
  '/rankIndex',
  '/categoryIndex',
  '/shortStory/1011',
];
const ROUNDS = 7;
const MIN_SCORE = 95;

/** What the processor's time is multiplied by on every machine; unset for what this one is worth. */
const { values } = parseArgs({ options: { slowdown: { type: 'string' } } });

const [port = 0] = await freePorts(1);
const options = chromiumLaunch('browser');

type Found = RunnerResult['lhr'];

/** What Lighthouse found at an address; undefined where it ended without an answer. */
function visitPage(address: string, slowdown: number): Promise<Found | undefined> {
  const visit = fork(join(import.meta.dirname, 'measure/visitPage.ts'), [address, String(port), String(slowdown)]);
  return new Promise((found, fail) => {
    visit.once('message', (lhr) => found(lhr as Found));
    visit.once('error', fail);
    visit.once('exit', () => found(undefined));
  });
}

/** In a browser of its own: Lighthouse clears no local storage, and who was here before is shown the page otherwise. */
async function firstVisit(path: string): Promise<Found | undefined> {
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    const page = await browser.newPage();
    const slowdown =
      values.slowdown === undefined
        ? slowdownOf(await page.evaluate(pageFunctions.computeBenchmarkIndex))
        : Number(values.slowdown);
    await page.close();
    return await visitPage(origin + path, slowdown);
  } finally {
    await browser.close();
  }
}

/** @throws Error where Lighthouse could record none of three visits. */
async function recordedVisit(path: string): Promise<Found> {
  const errors: unknown[] = [];
  while (errors.length < 3) {
    const found = await firstVisit(path);
    if (found && !found.runtimeError) return found;
    errors.push(found?.runtimeError?.code);
  }
  throw new Error(`Lighthouse recorded no visit of ${path}: ${errors.join(', ')}`);
}

async function report(path: string): Promise<{ score: number; text: string }> {
  const { audits, categories, configSettings } = await recordedVisit(path);
  const ms = (name: string): number => Math.round(audits[name]?.numericValue ?? 0);
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    text: `LCP ${ms('largest-contentful-paint')} ms, blocked ${ms('total-blocking-time')} ms, shift ${
      audits['cumulative-layout-shift']?.numericValue?.toFixed(4) ?? '?'
    }, slowed ${configSettings.throttling.cpuSlowdownMultiplier.toFixed(1)} times`,
  };
}

for (const path of PATHS) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await report(path));
  const median = rounds.sort((a, b) => a.score - b.score)[Math.floor(ROUNDS / 2)] ?? { score: 0, text: '' };
  console.log(
    verdictLine(`  ${path}`, `${median.score} (${median.text})`, `>= ${MIN_SCORE}`, median.score >= MIN_SCORE),
  );
}
