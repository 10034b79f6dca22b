// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createOfflineWorker } from './createOfflineWorker.ts';

const ORIGIN = 'https://shuye.test';

/** A device's caches by name. */
function someCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return { put: async (path: string, answer: Response) => void store.set(path, answer) };
    },
    delete: async (name: string) => stores.delete(name),
  };
  return { stores, caches: caches as unknown as CacheStorage };
}

const share = async (caches: CacheStorage, fields: readonly [string, File | string][]) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const fetch = vi.fn<() => Promise<Response>>();
  const worker = createOfflineWorker({
    files: { kept: [], onDemand: [] },
    page: { html: '', headers: {}, paths: [] },
    caches,
    fetch,
    origin: ORIGIN,
    savesData: () => false,
    wait: () => new Promise(() => undefined),
  });
  const request = new Request(`${ORIGIN}/share`, { method: 'POST', body });
  const answer = await worker.answer(request, () => undefined);
  expect(fetch).not.toHaveBeenCalled();
  return answer;
};

it('files that another app sends wait for the shelf, with their names, and no server gets them', async () => {
  const { stores, caches } = someCaches();
  const answer = await share(caches, [
    ['books', new File(['第一章'], '夜渡.txt', { type: 'text/plain' })],
    ['books', new File(['PK'], '灯.epub', { type: 'application/epub+zip' })],
    ['title', '一本书'],
  ]);
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${ORIGIN}/shelf#shared`]);
  const kept = [...(stores.get('shuye_shared_files') ?? [])];
  expect(kept.map(([path, { headers }]) => [path, decodeURIComponent(headers.get('x-file-name') ?? '')])).toEqual([
    ['/share/0', '夜渡.txt'],
    ['/share/1', '灯.epub'],
  ]);
  expect(await kept[0]?.[1].text()).toBe('第一章');
});

it('what was shared before and never taken is not mixed with it', async () => {
  const { stores, caches } = someCaches();
  await share(caches, [
    ['books', new File(['旧'], '旧.txt')],
    ['books', new File(['旧'], '旧二.txt')],
  ]);
  await share(caches, [['books', new File(['新'], '新.txt')]]);
  expect([...(stores.get('shuye_shared_files')?.keys() ?? [])]).toEqual(['/share/0']);
});

it('a device without room leads to the shelf too, and nothing half is kept', async () => {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  const { stores, caches } = someCaches();
  let puts = 0;
  const open = caches.open.bind(caches);
  caches.open = async (name) => {
    const cache = await open(name);
    const put = cache.put.bind(cache);
    return Object.assign(cache, {
      put: async (...given: Parameters<Cache['put']>) => {
        puts += 1;
        if (puts === 2) throw new DOMException('no room', 'QuotaExceededError');
        return put(...given);
      },
    });
  };
  const answer = await share(caches, [
    ['books', new File(['一'], '一.txt')],
    ['books', new File(['二'], '二.txt')],
  ]);
  expect(answer?.headers.get('location')).toBe(`${ORIGIN}/shelf#shared`);
  expect(stores.size).toBe(0);
  vi.restoreAllMocks();
});
