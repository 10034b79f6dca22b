import { describe, expect, it, onTestFinished } from 'vitest';
import { parseMetricsConfig } from './parseMetricsConfig.ts';
import { startMetrics } from './startMetrics.ts';

const TOKEN = 'a token of the tests';

async function start(token?: string) {
  const metrics = await startMetrics({ host: '127.0.0.1', port: 0, token }, { prefix: 'shuye_test', version: '1.2.3' });
  if (!metrics) throw new Error('Nothing is measured.');
  onTestFinished(() => metrics.close());
  const ask = (path = '/metrics', headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${metrics.port}${path}`, { headers });
  return { metrics, ask };
}

describe('where metrics are given out', () => {
  it('is nowhere unless a port is set', async () => {
    expect(parseMetricsConfig({})).toBeUndefined();
    expect(parseMetricsConfig({ SHUYE_METRICS_PORT: '', SHUYE_METRICS_HOST: '0.0.0.0' })).toBeUndefined();
    expect(await startMetrics(undefined, { prefix: 'shuye_test', version: '' })).toBeUndefined();
  });

  it('is this machine alone unless another address is set', () => {
    expect(parseMetricsConfig({ SHUYE_METRICS_PORT: '9100' })).toEqual({
      host: '127.0.0.1',
      port: 9100,
      token: undefined,
    });
  });

  it.each([
    [{ SHUYE_METRICS_PORT: '70000' }, 'SHUYE_METRICS_PORT is "70000", but must be a port from 0 to 65535.'],
    [{ SHUYE_METRICS_TOKEN: 'hunter2' }, 'SHUYE_METRICS_TOKEN must be at least 16 characters.'],
  ])('cannot be %j', (env, sentence) => {
    expect(() => parseMetricsConfig(env)).toThrow(sentence);
  });
});

describe('the metrics of a server', () => {
  it('are text of Prometheus: its build, the lag of its event loop, its requests by call and class', async () => {
    const { metrics, ask } = await start();
    metrics.requestBegan();
    metrics.requestBegan();
    metrics.requestEnded('bookInfo', 204, 0.03);
    const answer = await ask();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toContain('shuye_test_requests_open 1\n');
    expect(text).toContain('shuye_test_request_seconds_bucket{le="0.025",call="bookInfo",status="2xx"} 0\n');
    expect(text).toContain('shuye_test_request_seconds_bucket{le="0.05",call="bookInfo",status="2xx"} 1\n');
    expect(text).toMatch(/shuye_test_build_info\{version="1\.2\.3",node="v\d+\.\d+\.\d+"\} 1\n/);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });

  it('read what they tell when they are asked, and totals do not grow by asking', async () => {
    const { metrics, ask } = await start();
    let waiting = 3;
    metrics.gauge({ name: 'waiting', help: '-', read: () => waiting });
    metrics.total({ name: 'hits_total', help: '-', label: 'cache', read: () => ({ pages: 7 }) });
    await ask();
    waiting = 1;
    const text = await (await ask()).text();
    expect(text).toContain('shuye_test_waiting 1\n');
    expect(text).toContain('shuye_test_hits_total{cache="pages"} 7\n');
  });

  it('are for those with the token where there is one', async () => {
    const { ask } = await start(TOKEN);
    expect((await ask()).status).toBe(401);
    expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}.` })).status).toBe(401);
    expect((await ask('/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  it('are all that their listener answers', async () => {
    const { ask } = await start();
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics/../healthz')).status).toBe(404);
  });
});
