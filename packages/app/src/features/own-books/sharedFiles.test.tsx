import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anOwnBook } from '../../testing/anOwnBook.ts';
import { renderApp } from '../../testing/renderApp.tsx';

/** A device whose worker keeps these files for the shelf. */
function keep(files: Readonly<Record<string, string>>) {
  const stores = new Map([
    [
      'shuye_shared_files',
      new Map(
        Object.entries(files).map(([name, text], at) => [
          `/share/${at}`,
          new Response(text, { headers: { 'content-type': 'text/plain', 'x-file-name': encodeURIComponent(name) } }),
        ]),
      ),
    ],
  ]);
  vi.stubGlobal('caches', {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => ({
      keys: async () => [...(stores.get(name)?.keys() ?? [])],
      match: async (path: string) => stores.get(name)?.get(path),
    }),
    delete: async (name: string) => stores.delete(name),
  });
  return stores;
}

/** A worker that is at it and says nothing. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(async () => {
  await anOwnBook();
  vi.stubGlobal('Worker', IdleWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => renderApp({ path: '/shelf#shared', host: aHost({ opensFiles: true }) });

it('files that another app shared are imported on the shelf, once', async () => {
  const stores = keep({ '夜渡.txt': '第一章', '灯.txt': '第一章' });
  const { at } = await open();
  expect(await screen.findByRole('dialog', { name: '导入本地书（还有1个文件）' })).toBeTruthy();
  expect(screen.getByText('夜渡.txt')).toBeTruthy();
  expect(stores.size).toBe(0);
  expect([at.address, at.change]).toEqual(['/shelf', 'REPLACE']);
});

it('says so where no file came', async () => {
  keep({});
  await open();
  expect(await screen.findByText('没有收到分享的文件')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
