import type { ChapterList } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import { aBook, aChapter } from '@shuye/core-domain/testing';
import { createStoredChapters, type ChapterSource } from '@shuye/reader-engine';
import { describe, expect, it } from 'vitest';
import type { OfflineBook } from './OfflineBook.ts';
import { offlineSource } from './offlineSource.ts';

const chapters = [aChapter({ chapterId: 'c1' }), aChapter({ chapterId: 'c2' })];
const list: ChapterList = { bookId: '1', chapters, volumes: [], prefixes: { free: '', charge: '' } };

const failing = (cause: unknown): ChapterSource => ({
  list: async () => Promise.reject(cause),
  content: async () => Promise.reject(cause),
});

function kept(source: ChapterSource, found: OfflineBook | null = { book: aBook(), list }) {
  let value: unknown;
  const stored = createStoredChapters({ read: () => value, write: (written) => (value = written) });
  stored.put({
    bookId: '1',
    chapterId: 'c1',
    title: '第一章',
    index: 0,
    content: { kind: 'text', text: '存着的正文' },
  });
  return offlineSource(source, { stored, find: async () => found });
}

const [first = aChapter(), second = aChapter()] = chapters;
const offline = new AppError('offline', '网络无法连接');

describe('a book whose server is not reached', () => {
  it('opens with the chapters and the text that this device keeps (A-13)', async () => {
    const source = kept(failing(offline));
    expect(await source.list('1')).toBe(list);
    expect(await source.content(list, first)).toEqual({ kind: 'text', text: '存着的正文' });
  });

  it('has no other chapter than the one that is kept', async () => {
    await expect(kept(failing(offline)).content(list, second)).rejects.toBe(offline);
  });

  it('stays closed where nothing of it is kept', async () => {
    const source = offlineSource(failing(offline), {
      stored: createStoredChapters({ read: () => undefined, write: () => undefined }),
      find: async () => null,
    });
    await expect(source.list('1')).rejects.toBe(offline);
    await expect(source.content(list, first)).rejects.toBe(offline);
  });

  it('is never opened from the device where the server refused [CACHE-11]', async () => {
    const refusal = new AppError('server', '请先购买', { code: 403 });
    const source = kept(failing(refusal));
    await expect(source.list('1')).rejects.toBe(refusal);
    await expect(source.content(list, first)).rejects.toBe(refusal);
  });

  it('is read from the server as soon as it answers', async () => {
    const fresh: ChapterList = { ...list, chapters: [first] };
    const source = kept({ list: async () => fresh, content: async () => ({ kind: 'text', text: '新的正文' }) });
    expect(await source.list('1')).toBe(fresh);
    expect(await source.content(fresh, first)).toEqual({ kind: 'text', text: '新的正文' });
  });
});
