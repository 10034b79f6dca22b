import { rmSync } from 'node:fs';
import { startMetrics } from '@shuye/telemetry';
import { exportedMetrics, watchedMetrics } from '@shuye/telemetry/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createWebServer } from '../createWebServer.ts';
import { runtimeConfig } from '../runtimeConfig.ts';
import { startListening } from '../startListening.ts';
import { aDist } from '../testing/aDist.ts';
import { aGateway } from '../testing/aGateway.ts';
import { aRenderer } from '../testing/aRenderer.ts';

const renderer = aRenderer(async () => ({ status: 200, head: '', body: '灯火' }));

async function start(gateway: string) {
  const dist = aDist({ 'assets/app.js': '1' });
  const metrics = await startMetrics(
    { host: '127.0.0.1', port: 0, token: undefined },
    { prefix: 'shuye_web', version: '1' },
  );
  if (!metrics) throw new Error('There are no metrics.');
  const app = createWebServer({ dist, gateway, config: runtimeConfig({}), renderer, metrics });
  const { fetch: answer, answerAtOnce, observe } = app;
  const listening = await startListening({ fetch: answer, answerAtOnce, observe, hostname: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    metrics.close();
    await listening.stop();
    rmSync(dist, { recursive: true });
  });
  const ask = async (path: string): Promise<number> => {
    const { status, ...rest } = await fetch(`http://127.0.0.1:${listening.port}${path}`, {
      headers: { accept: 'text/html' },
    });
    await new Response(rest.body).text();
    return status;
  };
  /** A request is counted when its connection has taken the answer: later than whoever asked has read it. */
  const scrape = (): Promise<string> =>
    vi.waitFor(async () => {
      const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
      expect(count(text, 'shuye_web_requests_open')).toBe(0);
      return text;
    });
  return { ask, scrape };
}

const count = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

it('tells pages, files and calls apart, where pages came from, and names no path', async () => {
  const gateway = await aGateway({ '/secret-call': { body: '{}' } });
  onTestFinished(() => void gateway.close());
  const { ask, scrape } = await start(gateway.address);
  for (const path of ['/v2/label', '/v2/label', '/assets/app.js', '/secret-call?token=abc']) await ask(path);
  const text = await scrape();
  const requests = (call: string, status = '2xx') =>
    count(text, `shuye_web_request_seconds_count{call="${call}",status="${status}"}`);
  expect([requests('page'), requests('file'), requests('call')]).toEqual([2, 1, 1]);
  const pages = (source: string) => count(text, `shuye_web_pages_total{source="${source}"}`);
  expect(pages('rendered')).toBe(1);
  expect(pages('ready') + pages('kept')).toBe(1);
  expect(count(text, 'shuye_web_requests_open')).toBe(0);
  for (const secret of ['secret-call', 'token', 'abc']) expect(text).not.toContain(secret);
});

it('counts what a gateway that is gone leaves unanswered', async () => {
  const { ask, scrape } = await start('http://127.0.0.1:9');
  expect(await ask('/some-call')).toBe(502);
  const text = await scrape();
  expect(count(text, 'shuye_web_gateway_failures_total')).toBe(1);
  expect(count(text, 'shuye_web_request_seconds_count{call="call",status="5xx"}')).toBe(1);
});

it('exports all that the dashboard and the alerts ask of a web server, and nothing of its own that nobody watches', async () => {
  const { scrape } = await start('http://127.0.0.1:9');
  const exported = exportedMetrics(await scrape());
  expect(exported.filter((name) => name.startsWith('shuye_')).sort()).toEqual(watchedMetrics('shuye_web_'));
  for (const prefix of ['nodejs_', 'process_'])
    expect(exported).toEqual(expect.arrayContaining(watchedMetrics(prefix)));
});
