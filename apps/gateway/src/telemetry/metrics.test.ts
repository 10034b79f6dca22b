import { rankClasses } from '@shuye/api-client/calls';
import { startMetrics } from '@shuye/telemetry';
import { exportedMetrics, watchedMetrics } from '@shuye/telemetry/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createRateLimits } from '../http/limits/createRateLimits.ts';
import { parseRateConfig } from '../config/rateConfig.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { parseRetentionConfig } from '../config/retentionConfig.ts';
import { startPruning } from '../retention/startPruning.ts';
import { startLedgerCheck } from './startLedgerCheck.ts';
import { sendCall } from '../testing/sendCall.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';

async function startMeasured(env: NodeJS.ProcessEnv = {}, given: { isRedisLeftAlone?: () => boolean } = {}) {
  const config = { host: '127.0.0.1', port: 0, token: undefined };
  const metrics = await startMetrics(config, { prefix: 'shuye_gateway', version: '9.9.9' });
  if (!metrics) throw new Error('There are no metrics.');
  onTestFinished(() => metrics.close());
  const limits = createRateLimits(parseRateConfig(env));
  const shop = await startTestGateway({ books: [aBookRow()], limits, metrics, ...given });
  const { database, parts } = shop;
  const { log, nowMs } = parts;
  onTestFinished(startLedgerCheck({ database, metrics, log, nowMs }));
  onTestFinished(startPruning({ database, retention: parseRetentionConfig({}), metrics, log, nowMs }));
  const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  return { shop, scrape };
}

const count = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

it('tells what was asked by the names of calls and the classes of answers, and names no reader, path or token', async () => {
  const { shop, scrape } = await startMeasured();
  const { userId, token, ask } = await shop.signIn();
  await ask('/content/charge/1/2-secret-name.json');
  await ask(`/no/such/path/${userId}`);
  await sendCall(shop.ask, rankClasses, undefined);
  const text = await scrape();
  expect(count(text, 'shuye_gateway_request_seconds_count{call="rankClasses",status="2xx"}')).toBe(1);
  expect(count(text, 'shuye_gateway_request_seconds_count{call="content",status="4xx"}')).toBe(1);
  expect(count(text, 'shuye_gateway_request_seconds_count{call="other",status="4xx"}')).toBeGreaterThan(0);
  expect(count(text, 'shuye_gateway_requests_open')).toBe(0);
  expect(text).toContain('version="9.9.9"');
  for (const secret of [userId, token, 'secret-name', 'no/such']) expect(text).not.toContain(secret);
});

it('counts what is shared between readers and what had to be made', async () => {
  const { shop, scrape } = await startMeasured();
  const asked = async () => {
    await sendCall(shop.ask, rankClasses, undefined);
    const metrics = await scrape();
    const of = (kind: string) => count(metrics, `shuye_gateway_cache_${kind}_total{cache="answers"}`);
    return { hits: of('hits'), all: of('hits') + of('misses') };
  };
  const first = await asked();
  const second = await asked();
  expect(second.all).toBe(first.all + 1);
  // Over PostgreSQL what was made holds until the next second, which may have begun in between.
  await expect.poll(async () => (await asked()).hits).toBeGreaterThan(first.hits);
});

it('counts requests beyond a limit by its kind', async () => {
  const { shop, scrape } = await startMeasured({ SHUYE_RATE_ADDRESS: '1' });
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push((await shop.from('192.0.2.7')('/openapi.json')).status);
  const refused = answers.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(count(await scrape(), 'shuye_gateway_rate_limited_total{limit="address"}')).toBe(refused);
});

it('says which of its parts does not answer', async () => {
  let isAway = false;
  const { scrape } = await startMeasured({}, { isRedisLeftAlone: () => isAway });
  const redis = 'shuye_gateway_part_left_alone{part="redis"}';
  expect(count(await scrape(), redis)).toBe(0);
  isAway = true;
  expect(count(await scrape(), redis)).toBe(1);
  expect(await scrape()).not.toContain('part="replica"');
});

it('exports all that the dashboard and the alerts ask of a gateway, and nothing of its own that nobody watches', async () => {
  const { scrape } = await startMeasured();
  const exported = exportedMetrics(await scrape());
  expect(exported.filter((name) => name.startsWith('shuye_')).sort()).toEqual(watchedMetrics('shuye_gateway_'));
  for (const prefix of ['nodejs_', 'process_'])
    expect(exported).toEqual(expect.arrayContaining(watchedMetrics(prefix)));
});
