import { EventEmitter, once } from 'node:events';
import type { PageRequest, RenderedPage } from '@shuye/app/rendering';
import { expect, it, vi } from 'vitest';
import { createPageSource } from './createPageSource.ts';

const template = '<html><head><title>书页</title></head><body><div id="root"></div></body></html>';
const url = new URL('https://shuye.test/cover/1?a=1');

const aPage = (text: string): RenderedPage => ({
  status: 200,
  head: '<title>山中灯火</title>',
  body: `<main>${text}</main>`,
  state: { renderedAtMs: 1, queries: { queries: [], mutations: [] } },
});

function aSource(render: (request: PageRequest) => Promise<RenderedPage | undefined>) {
  let nowMs = 0;
  const renderings = vi.fn(render);
  const config = { addresses: { book: '' }, signKeys: {}, siteId: '6666', version: '1' };
  const source = createPageSource({ template, render: renderings, gateway: 'http://g', config, nowMs: () => nowMs });
  return { source, renderings, wait: (ms: number) => void (nowMs += ms) };
}

it('writes markup, title and state into the page of the host', async () => {
  const { source } = aSource(async () => aPage('$& 灯'));
  const page = await source(url);
  expect(page?.html).toContain('<div id="root"><main>$& 灯</main></div>');
  expect(page?.html.match(/<title>/g)).toHaveLength(1);
  expect(page?.html).toContain('<title>山中灯火</title></head>');
  expect(page?.html).toContain('<script>window.__SHUYE_STATE__={"renderedAtMs":1,');
  expect(page?.scriptSources).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
});

it('asks the gateway, whatever addresses a browser would ask', async () => {
  const { source, renderings } = aSource(async () => aPage('灯'));
  await source(url);
  expect(renderings.mock.calls[0]?.[0].config.addresses).toEqual({ book: 'http://g' });
});

it('renders once for many visitors, and a new page behind an old one', async () => {
  let count = 0;
  const { source, renderings, wait } = aSource(async () => aPage(`${(count += 1)}`));
  const pages = await Promise.all([source(url), source(url), source(url)]);
  expect(new Set(pages.map((page) => page?.html)).size).toBe(1);
  wait(20_000);
  await source(url);
  expect(renderings).toHaveBeenCalledTimes(1);
  wait(20_000);
  expect((await source(url))?.html).toContain('<main>1</main>');
  await vi.waitFor(async () => expect((await source(url))?.html).toContain('<main>2</main>'));
  wait(11 * 60_000);
  expect((await source(url))?.html).toContain('<main>3</main>');
});

it('leaves the page to the browser when a rendering is late, and has it for the next visitor', async () => {
  const late = new EventEmitter();
  const { source } = aSource(async () => {
    await once(late, 'ready');
    return aPage('灯');
  });
  vi.useFakeTimers();
  const first = source(url);
  await vi.advanceTimersByTimeAsync(800);
  expect(await first).toBeUndefined();
  vi.useRealTimers();
  late.emit('ready');
  await vi.waitFor(async () => expect((await source(url))?.html).toContain('灯'));
});

it('leaves the page to the browser when a rendering fails, and says so to the operator', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { source } = aSource(async () => {
    throw new Error('gone');
  });
  expect(await source(url)).toBeUndefined();
  expect(told).toHaveBeenCalledWith('/cover/1 was not rendered: gone');
});

it('renders no more than 16 pages at once: browsers render the rest', async () => {
  const { source, renderings } = aSource(() => new Promise(() => undefined));
  const asked = Array.from({ length: 17 }, (_, place) => source(new URL(`/cover/${place}`, url)));
  expect(await asked[16]).toBeUndefined();
  expect(renderings).toHaveBeenCalledTimes(16);
});

it('forgets the pages that nobody asked for longest when they fill its memory', async () => {
  const { source, renderings } = aSource(async () => aPage('灯'.repeat(20 * 1024 * 1024)));
  for (const id of [1, 2, 3, 4]) await source(new URL(`/cover/${id}`, url));
  await source(new URL('/cover/4', url));
  expect(renderings).toHaveBeenCalledTimes(4);
  await source(new URL('/cover/1', url));
  expect(renderings).toHaveBeenCalledTimes(5);
});
