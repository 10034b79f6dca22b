import { EventEmitter, once } from 'node:events';
import type { PageRequest, RenderedPage } from '@shuye/app/rendering';
import { expect, it, vi } from 'vitest';
import { aGateway } from '../testing/aGateway.ts';
import { aRenderer } from '../testing/aRenderer.ts';
import { createPageSource } from './createPageSource.ts';

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
  const { page: source } = createPageSource({
    renderer: aRenderer(renderings),
    gateway: 'http://g',
    nowMs: () => nowMs,
    ask: async () => new Response(''),
  });
  return { source, renderings, wait: (ms: number) => void (nowMs += ms) };
}

it('renders once for many visitors, and a new page behind an old one', async () => {
  let count = 0;
  const { source, renderings, wait } = aSource(async () => aPage(`${(count += 1)}`));
  const pages = await Promise.all([source(url), source(url), source(url)]);
  expect(new Set(pages.map((page) => page?.body.toString())).size).toBe(1);
  wait(20_000);
  await source(url);
  expect(renderings).toHaveBeenCalledTimes(1);
  wait(20_000);
  expect((await source(url))?.body.toString()).toContain('<main>1</main>');
  await expect.poll(async () => (await source(url))?.body.toString()).toContain('<main>2</main>');
  wait(11 * 60_000);
  expect((await source(url))?.body.toString()).toContain('<main>3</main>');
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
  await expect.poll(async () => (await source(url))?.body.toString()).toContain('灯');
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

it('renders no more than 16 pages at once when the library changes meanwhile, either', async () => {
  const answers = { '/library-version': { body: 'a' } };
  const gateway = await aGateway(answers);
  let nowMs = 0;
  const render = vi.fn(() => new Promise<undefined>(() => undefined));
  const { page: source } = createPageSource({
    renderer: aRenderer(render),
    gateway: gateway.address,
    nowMs: () => nowMs,
  });
  const fill = async (name: string) => {
    const asked = Array.from({ length: 17 }, (_, place) => source(new URL(`/${name}/${place}`, url)));
    expect(await asked[16]).toBeUndefined();
  };
  await fill('cover');
  answers['/library-version'].body = 'b';
  nowMs += 1000;
  await fill('catalog');
  expect(render).toHaveBeenCalledTimes(16);
  gateway.close();
});

it('forgets the pages that nobody asked for longest when they fill its memory', async () => {
  const { source, renderings } = aSource(async () => aPage('灯'.repeat(5 * 1024 * 1024)));
  for (const id of [1, 2, 3, 4]) await source(new URL(`/cover/${id}`, url));
  await source(new URL('/cover/4', url));
  expect(renderings).toHaveBeenCalledTimes(4);
  await source(new URL('/cover/1', url));
  expect(renderings).toHaveBeenCalledTimes(5);
});

it('forgets what it rendered of a library that changed since, also what is still on its way [SEO-15]', async () => {
  let version = 'a';
  // Over a network, a busy machine may answer later than the version is waited for.
  const ask = vi.fn(async (_address: unknown) => new Response(version));
  let nowMs = 0;
  let text = 'old';
  const late = new EventEmitter();
  const render = vi.fn(async ({ url: { pathname } }: PageRequest) => {
    const seen = text;
    if (pathname === '/late') await once(late, 'ready');
    return aPage(seen);
  });
  const { page: source } = createPageSource({
    renderer: aRenderer(render),
    gateway: 'http://g',
    nowMs: () => nowMs,
    ask,
  });
  const lateUrl = new URL('/late', url);
  await source(url);
  const waiting = source(lateUrl);
  await expect.poll(() => render).toHaveBeenCalledTimes(2);
  text = 'new';
  version = 'b';
  expect((await source(url))?.body.toString()).toContain('<main>old</main>');
  nowMs += 1000;
  expect((await source(url))?.body.toString()).toContain('<main>new</main>');
  late.emit('ready');
  expect((await waiting)?.body.toString()).toContain('<main>old</main>');
  const again = source(lateUrl);
  await expect.poll(() => render).toHaveBeenCalledTimes(4);
  late.emit('ready');
  expect((await again)?.body.toString()).toContain('<main>new</main>');
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['http://g/library-version', 'http://g/library-version']);
});

it('keeps its pages while the gateway is gone or names no version of its library', async () => {
  const answers: Record<string, { status?: number; body: string }> = { '/library-version': { body: 'a' } };
  const gateway = await aGateway(answers);
  let nowMs = 0;
  const render = vi.fn(async () => aPage('灯'));
  const { page: source } = createPageSource({
    renderer: aRenderer(render),
    gateway: gateway.address,
    nowMs: () => nowMs,
  });
  for (const answer of [{ body: 'a' }, { status: 404, body: 'x' }, { body: '' }, { body: 'a' }]) {
    answers['/library-version'] = answer;
    await source(url);
    nowMs += 1000;
  }
  gateway.close();
  await source(url);
  expect(render).toHaveBeenCalledTimes(1);
});
