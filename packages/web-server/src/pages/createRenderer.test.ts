import type { PageRequest, RenderedPage } from '@shuye/app/rendering';
import { expect, it, vi } from 'vitest';
import { aGateway } from '../testing/aGateway.ts';
import { aRenderer } from '../testing/aRenderer.ts';

const href = 'https://shuye.test/cover/1?a=1';

const aPage = (text: string): RenderedPage => ({
  status: 200,
  head: '<title>山中灯火</title>',
  body: `<main>${text}</main>`,
  state: { renderedAtMs: 1, queries: { queries: [], mutations: [] } },
});

it('writes markup, title and state into the page of the host', async () => {
  const page = await aRenderer(async () => aPage('$& 灯')).render({ href });
  expect(page?.body.toString()).toContain('<div id="root"><main>$& 灯</main></div>');
  expect(page?.body.toString().match(/<title>/g)).toHaveLength(1);
  expect(page?.body.toString()).toContain('<title>山中灯火</title>');
  expect(page?.body.toString()).toContain('<script>window.__SHUYE_STATE__={"renderedAtMs":1,');
  const allowed = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
  expect(page?.scriptSources).toEqual([allowed, allowed]);
});

it('asks the gateway, whatever addresses a browser would ask', async () => {
  const renderPage = vi.fn(async (_request: PageRequest) => aPage('灯'));
  await aRenderer(renderPage, { gateway: 'http://g' }).render({ href });
  expect(renderPage.mock.calls[0]?.[0].config.addresses).toEqual({ book: 'http://g' });
});

it('tells the gateway for whom it renders, and that it is a rendering by a key [SEO-15]', async () => {
  const gateway = await aGateway({ '/call': { body: 'a' } });
  const renderingKey = 'k'.repeat(32);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const renderer = aRenderer(async ({ fetch }) => aPage(await (await fetch(`${gateway.address}/call`)).text()), {
    gateway: gateway.address,
    renderingKey,
  });
  await renderer.render({ href, visitor: '203.0.113.7, 10.0.0.2', traceHeaders: { traceparent } });
  expect(gateway.received.find(({ path }) => path === '/call')?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7, 10.0.0.2',
    'x-forwarded-host': 'shuye.test',
    'x-forwarded-proto': 'https',
    'x-shuye-rendering-key': renderingKey,
    traceparent,
  });
  gateway.close();
});

it('tells the gateway how long a page is still waited for, call by call', async () => {
  const gateway = await aGateway({ '/call': { body: 'a' } });
  const begunAt = performance.now();
  const renderer = aRenderer(
    async ({ fetch }) => {
      await fetch(`${gateway.address}/call`);
      await expect.poll(() => performance.now()).toBeGreaterThan(begunAt + 30);
      return aPage(await (await fetch(`${gateway.address}/call`)).text());
    },
    { gateway: gateway.address },
  );
  await renderer.render({ href });
  const asked = gateway.received.filter(({ path }) => path === '/call');
  const [first = 0, second = 0] = asked.map(({ headers }) => Number(headers['x-shuye-time-left']));
  expect(first).toBeLessThanOrEqual(5000);
  expect(first).toBeGreaterThan(0);
  expect(second).toBeLessThan(first);
  gateway.close();
});

it('hands on what earlier pages were answered until it is told to forget, also what comes later for them [SEO-15]', async () => {
  const known: unknown[] = [];
  let late: PageRequest['answers'];
  const renderer = aRenderer(async ({ answers }) => {
    known.push(answers?.get('book'));
    answers?.set('book', 'known');
    late ??= answers;
    return aPage('灯');
  });
  await renderer.render({ href });
  await renderer.render({ href });
  renderer.forget();
  late?.set('book', 'late');
  await renderer.render({ href });
  expect(known).toEqual([undefined, 'known', undefined]);
});
