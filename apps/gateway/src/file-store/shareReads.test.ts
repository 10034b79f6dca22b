import { describe, expect, it } from 'vitest';
import type { FileStore } from './FileStore.ts';
import { shareReads } from './shareReads.ts';

function counted(sizes: Record<string, number>) {
  const read: string[] = [];
  const store: FileStore = {
    locate: (name) => name,
    read: async (name) => {
      read.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      const size = sizes[name];
      return size === undefined ? undefined : Buffer.alloc(size);
    },
    write: () => Promise.resolve(),
    settle: () => Promise.resolve(),
    list: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
  };
  return { store, read };
}

describe('shared readings', () => {
  it('are one for a crowd that asks at the same time, and for those who come later', async () => {
    const { store, read } = counted({ a: 10 });
    const files = shareReads(store);
    const answers = await Promise.all(Array.from({ length: 2000 }, () => files.read('a')));
    expect(new Set(answers.map((bytes) => bytes?.length))).toEqual(new Set([10]));
    await files.read('a');
    expect(read).toEqual(['a']);
  });

  it('end after a minute, so that what was removed is missing', async () => {
    const sizes: Record<string, number> = { a: 10 };
    const { store } = counted(sizes);
    let nowMs = 0;
    const files = shareReads(store, () => nowMs);
    expect(await files.read('a')).toBeDefined();
    delete sizes['a'];
    nowMs = 59_999;
    expect(await files.read('a')).toBeDefined();
    nowMs = 60_000;
    expect(await files.read('a')).toBeUndefined();
  });

  it('remember no more bytes than they may, the latest', async () => {
    const { store, read } = counted({ a: 40, b: 40, c: 40 });
    const files = shareReads(store, () => 0, 100);
    for (const name of ['a', 'b', 'c', 'c', 'b', 'a']) await files.read(name);
    expect(read).toEqual(['a', 'b', 'c', 'a']);
  });

  it('do not remember what is missing or failed', async () => {
    const sizes: Record<string, number> = {};
    const { store } = counted(sizes);
    let isDown = true;
    const files = shareReads({
      ...store,
      read: (name) => (isDown ? Promise.reject(new Error('down')) : store.read(name)),
    });
    await expect(files.read('a')).rejects.toThrow('down');
    isDown = false;
    expect(await files.read('a')).toBeUndefined();
    sizes['a'] = 1;
    expect(await files.read('a')).toBeDefined();
  });
});
