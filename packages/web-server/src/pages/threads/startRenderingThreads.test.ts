import { rmSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runtimeConfig } from '../../runtimeConfig.ts';
import { aDist } from '../../testing/aDist.ts';
import { aGateway } from '../../testing/aGateway.ts';
import { createRenderingThread } from './createRenderingThread.ts';
import { startRenderingThreads, type RenderingThreadsOptions } from './startRenderingThreads.ts';

/** What a build would render by: its pages say by which thread they came, and some do harm. */
const RENDER_PAGE = `
import { threadId } from 'node:worker_threads';
const late = () => new Promise((done) => setTimeout(done, 200));
export const renderPage = async ({ url, fetch, answers }) => {
  if (url.pathname === '/late') await late();
  if (url.pathname === '/fails') throw new Error('gone');
  if (url.pathname === '/breaks') setTimeout(() => { throw new Error('broken'); });
  if (url.pathname === '/breaks') await late();
  if (url.pathname === '/circles') for (;;);
  if (url.pathname === '/empty') return undefined;
  const known = String(answers.get('call'));
  if (url.pathname === '/call') answers.set('call', await (await fetch(url.searchParams.get('at'))).text());
  return { status: 200, head: '', body: [threadId, url.href, known].join(' ') };
};
`;

const aSite = (renderPage = RENDER_PAGE) => {
  const dist = aDist({ '.server/renderPage.js': renderPage });
  onTestFinished(() => rmSync(dist, { recursive: true }));
  return { dist, gateway: 'http://127.0.0.1:9', config: runtimeConfig({}) };
};

const hasty: typeof createRenderingThread = (site) => createRenderingThread(site, 500);

async function started(options: Partial<RenderingThreadsOptions> = {}) {
  const onFailure = vi.fn((_error: Error) => undefined);
  const threads = await startRenderingThreads(aSite(), { most: 1, onFailure, ...options });
  onTestFinished(threads.stop);
  const rendered = async (path: string): Promise<string | undefined> =>
    /<div id="root">(.*?)<\/div>/.exec(
      (await threads.render({ href: `http://shuye.test${path}` }))?.body.toString() ?? '',
    )?.[1];
  const threadOf = async (path: string) => (await rendered(path))?.split(' ')[0];
  return { ...threads, rendered, threadOf, onFailure };
}

it('renders a page as the build does, in another thread, or leaves it to the browser [SEO-15]', async () => {
  const { render, rendered, threadOf } = await started();
  expect(await rendered('/cover/1?a=灯')).toContain('http://shuye.test/cover/1?a=%E7%81%AF');
  expect(Number(await threadOf('/'))).toBeGreaterThan(0);
  expect(await render({ href: 'http://shuye.test/empty' })).toBeUndefined();
  const page = await render({ href: 'http://shuye.test/' });
  expect(Buffer.isBuffer(page?.body)).toBe(true);
  expect(page?.type).toBe('text/html; charset=utf-8');
});

it('says why a page was not rendered, and renders the next one', async () => {
  const { rendered, threadOf } = await started();
  const thread = await threadOf('/');
  await expect(rendered('/fails')).rejects.toThrow('gone');
  expect(await threadOf('/')).toBe(thread);
});

it('shares between pages what the gateway answered, until it is told to forget [SEO-15]', async () => {
  const gateway = await aGateway({ '/call': { body: 'answered' } });
  onTestFinished(() => void gateway.close());
  const { rendered, forget } = await started();
  await rendered(`/call?at=${gateway.address}/call`);
  expect(await rendered('/')).toContain(' answered');
  forget();
  expect(await rendered('/')).toContain(' undefined');
});

it('lets more threads help while many pages are asked for at once, as many as there may be', async () => {
  const { rendered, threadOf, count } = await started({ most: 2 });
  const first = Array.from({ length: 4 }, () => rendered('/late'));
  expect(count()).toBe(1);
  await Promise.all(first);
  await expect.poll(count).toBe(2);
  const used = await Promise.all(Array.from({ length: 6 }, () => threadOf('/late')));
  expect(new Set(used).size).toBe(2);
  expect(count()).toBe(2);
});

it('loses no more than the pages of a thread that breaks: another one comes', async () => {
  const { rendered, threadOf, onFailure, count } = await started();
  const thread = await threadOf('/');
  await expect(rendered('/breaks')).rejects.toThrow('broken');
  expect(onFailure.mock.calls.map(([error]) => error.message)).toEqual(['broken']);
  expect([count(), await rendered('/')]).toEqual([0, undefined]);
  await expect.poll(count).toBe(1);
  expect(await threadOf('/')).not.toBe(thread);
});

it('ends a thread whose rendering goes round in circles', async () => {
  const { rendered, threadOf, onFailure, count } = await started({ createThread: hasty });
  await expect(rendered('/circles')).rejects.toThrow('A rendering took longer than 0.5 s.');
  expect(onFailure).toHaveBeenCalledTimes(1);
  await expect.poll(count).toBe(1);
  expect(await threadOf('/')).toBeDefined();
});

it('does not start with a build whose renderer cannot be loaded, and says why', async () => {
  const onFailure = vi.fn();
  const broken = aSite('throw new Error("no such renderer");');
  await expect(startRenderingThreads(broken, { most: 1, onFailure })).rejects.toThrow('no such renderer');
  expect(onFailure).not.toHaveBeenCalled();
});
