import { describe, expect, it, vi } from 'vitest';
import { createOfflineWorker } from './createOfflineWorker.ts';
import type { OfflineParts } from './OfflineParts.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const ORIGIN = 'https://shuye.test';

const gone = async (): Promise<Response> => Promise.reject(new TypeError('no network'));

function aWorker(change: Partial<OfflineParts> = {}) {
  const caches = fakeCaches(ORIGIN, async (url) => (change.fetch ?? served)(url));
  const fetch = vi.fn(change.fetch ?? served);
  const worker = createOfflineWorker({
    files: { kept: ['/assets/index-a.js', '/assets/style-a.css'], onDemand: ['/assets/large-a.js'] },
    page: { html: '<p>empty</p>', headers: { 'content-type': 'text/html' }, paths: ['/', '/reader/:bookId'] },
    origin: ORIGIN,
    savesData: () => false,
    wait: () => new Promise(() => undefined),
    ...change,
    caches,
    fetch,
  });
  const work: Promise<void>[] = [];
  const ask = async (path: string, { mode = 'navigate', method = 'GET' } = {}) => {
    const request = { url: new URL(path, ORIGIN).href, mode, method } as Request;
    const answer = await worker.answer(request, (behind) => void work.push(behind));
    await Promise.all(work);
    return answer?.text();
  };
  return { worker, caches, fetch, ask };
}

const served = async (request: Request | string): Promise<Response> =>
  new Response(`server: ${new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname}`);

describe('pages of the offline worker', () => {
  it('a page comes from the server while the server answers', async () => {
    expect(await aWorker().ask('/reader/1001')).toBe('server: /reader/1001');
  });

  it.each<[string, Partial<OfflineParts>]>([
    ['there is no network', { fetch: gone }],
    ['the server is out of order', { fetch: async () => new Response('bad gateway', { status: 502 }) }],
    ['no answer comes in time', { fetch: () => new Promise(() => undefined), wait: async () => undefined }],
  ])('is the empty one, with its own headers, where %s', async (_case, change) => {
    const { worker } = aWorker(change);
    const request = { url: `${ORIGIN}/reader/1001`, mode: 'navigate', method: 'GET' } as Request;
    const answer = await worker.answer(request, () => undefined);
    expect(await answer?.text()).toBe('<p>empty</p>');
    expect(answer?.headers.get('content-type')).toBe('text/html');
  });

  it('a page that the server refuses is not replaced', async () => {
    const { ask } = aWorker({ fetch: async () => new Response('no such page', { status: 404 }) });
    expect(await ask('/reader/1001')).toBe('no such page');
  });

  it('the empty page answers after three seconds without the server', async () => {
    const after = vi.fn<OfflineParts['wait']>(async () => undefined);
    await aWorker({ fetch: () => new Promise(() => undefined), wait: after }).ask('/');
    expect(after).toHaveBeenCalledExactlyOnceWith(3000);
  });
});

describe('requests that the offline worker leaves to the browser', () => {
  it.each<[string, string, { mode?: string; method?: string }?]>([
    ['a page of the gateway', '/login?priority=code'],
    ['a form that is sent', '/reader/1001', { method: 'POST' }],
    ['a call', '/openapi/book/info', { mode: 'cors' }],
    ['a chapter', '/content/free/1/1.json', { mode: 'cors' }],
    ['a cover', '/covers/1.svg', { mode: 'no-cors' }],
    ['a call to a page’s address', '/reader/1001', { mode: 'cors' }],
    ['another origin', 'https://other.test/assets/index-a.js', { mode: 'cors' }],
  ])('%s is left to the browser', async (_case, path, how) => {
    const { ask, fetch } = aWorker();
    expect(await ask(path, how)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('files of the offline worker', () => {
  it('precached files come from the cache', async () => {
    const { worker, ask, fetch } = aWorker();
    await worker.install();
    fetch.mockImplementation(gone);
    expect(await ask('/assets/index-a.js', { mode: 'cors' })).toBe('server: /assets/index-a.js');
  });

  it('large files are cached on first use', async () => {
    const { worker, caches, ask } = aWorker();
    await worker.install();
    expect(caches.paths()).not.toContain('/assets/large-a.js');
    await ask('/assets/large-a.js', { mode: 'cors' });
    expect(caches.paths()).toContain('/assets/large-a.js');
  });

  it('files that the server does not have are not cached', async () => {
    const { caches, ask } = aWorker({ fetch: async () => new Response('', { status: 404 }) });
    await ask('/assets/old-a.js', { mode: 'cors' });
    expect(caches.paths()).toEqual([]);
  });

  it('files of the previous build stay until no page uses them', async () => {
    const { worker, caches, ask } = aWorker();
    await ask('/assets/index-old.js', { mode: 'cors' });
    await worker.install();
    expect(caches.paths()).toContain('/assets/index-old.js');
    await worker.activate();
    expect(caches.paths().sort()).toEqual(['/assets/index-a.js', '/assets/style-a.css']);
  });

  it('an interrupted installation goes on where it stopped', async () => {
    let isCut = true;
    const fetch = vi.fn(async (file: Request | string) =>
      isCut && file === '/assets/style-a.css' ? gone() : served(file),
    );
    const { worker } = aWorker({ fetch });
    await expect(worker.install()).rejects.toThrow('no network');
    isCut = false;
    await worker.install();
    expect(fetch.mock.calls.filter(([file]) => file === '/assets/index-a.js')).toHaveLength(1);
  });

  it('nothing is precached for readers who save data, and the previous build goes on', async () => {
    const { worker, caches } = aWorker({ savesData: () => true });
    await expect(worker.install()).rejects.toThrow('while the reader saves data');
    expect(caches.paths()).toEqual([]);
  });

  it('files come from the server where the cache fails', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { caches, ask } = aWorker();
    caches.breakDown();
    expect(await ask('/assets/index-a.js', { mode: 'cors' })).toBe('server: /assets/index-a.js');
    expect(info).toHaveBeenCalledTimes(2);
    info.mockRestore();
  });
});
