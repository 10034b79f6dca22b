import type { Chapter, ChapterContent } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it, vi } from 'vitest';
import { aChapterList } from '../testing/aChapterList.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { settled } from '../testing/openReader.ts';
import { createOpenBook } from './createOpenBook.ts';
import { createStoredChapters } from './createStoredChapters.ts';
import { prepareText } from './prepareText.ts';

interface Request {
  chapterId: string;
  signal: AbortSignal | undefined;
  answer: (content: ChapterContent) => void;
  fail: (error: unknown) => void;
}

const text = (chapterId: string): ChapterContent => ({ kind: 'text', text: `${chapterId}的正文。` });

/** A book whose chapters come when the test says so. */
function waitingBook(isLocked: (chapter: Chapter) => boolean = () => false) {
  const requests: Request[] = [];
  const onChange = vi.fn<() => void>();
  const book = createOpenBook({
    list: aChapterList(20),
    source: {
      list: async () => aChapterList(20),
      content: (_, { chapterId }, signal) =>
        new Promise((answer, fail) => requests.push({ chapterId, signal, answer, fail })),
    },
    isLocked,
    prepare: prepareText,
    stored: createStoredChapters(memoryStorage()),
    paintsStored: false,
    onChange,
  });
  const answerAll = async (): Promise<void> => {
    for (const { chapterId, answer } of requests) answer(text(chapterId));
    await settled();
  };
  return { book, requests, onChange, answerAll, asked: () => requests.map(({ chapterId }) => chapterId) };
}

describe('an open book', () => {
  it('asks for the chapter read first, and for its neighbours once it is there [CACHE-06]', async () => {
    const { book, asked, answerAll } = waitingBook();
    book.focusChapter(4);
    expect(asked()).toEqual(['c5']);
    await answerAll();
    expect(asked()).toEqual(['c5', 'c6', 'c4']);
  });

  it('asks once for a chapter that is on its way, however often it is attended to', async () => {
    const { book, asked } = waitingBook();
    for (let time = 0; time < 5; time++) book.focusChapter(4);
    await settled();
    expect(asked()).toEqual(['c5']);
  });

  it('gives up what is far from where reading went', async () => {
    const { book, requests, asked } = waitingBook();
    book.focusChapter(4);
    book.focusChapter(9);
    expect(asked()).toEqual(['c5', 'c10']);
    expect(requests[0]?.signal?.aborted).toBe(true);
    requests[0]?.answer(text('c5'));
    await settled();
    expect(book.at(4)?.status).toBe('loading');
  });

  it('shows a fault only where it was met, and asks again on return', async () => {
    const { book, requests, asked } = waitingBook();
    book.focusChapter(4);
    requests[0]?.fail(new AppError('network', '网络或服务异常，请稍后再试'));
    await settled();
    expect(book.at(4)?.status).toBe('failed');
    expect(asked()).toEqual(['c5']);
    book.focusChapter(8);
    book.focusChapter(4);
    expect(asked()).toEqual(['c5', 'c9', 'c5']);
    expect(book.at(4)?.status).toBe('loading');
  });

  it('takes an unforeseen fault for a text that cannot be read', async () => {
    const { book, requests } = waitingBook();
    book.focusChapter(0);
    requests[0]?.fail(new TypeError('undefined is not a function'));
    await settled();
    expect(book.at(0)).toMatchObject({ status: 'failed', error: { kind: 'content', message: '网络异常，请稍后再试' } });
  });

  it('never asks for a locked chapter, and opens it as soon as it is no longer locked', async () => {
    let isPaid = false;
    const { book, asked, answerAll } = waitingBook(({ ordinal }) => ordinal > 2 && !isPaid);
    book.focusChapter(1);
    await answerAll();
    expect(asked()).toEqual(['c2', 'c1']);
    expect(book.at(2)?.status).toBe('locked');
    isPaid = true;
    book.focusChapter(2);
    expect(asked()).toEqual(['c2', 'c1', 'c3']);
  });

  it('keeps six chapters: those just read and those beside them', async () => {
    const { book, answerAll } = waitingBook();
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
      book.focusChapter(index);
      await answerAll();
      await answerAll();
    }
    const kept = Array.from({ length: 20 }, (_, index) => index).filter((index) => book.at(index)?.status === 'ready');
    expect(kept).toHaveLength(6);
    expect(kept).toEqual(expect.arrayContaining([6, 7, 8]));
  });

  it('has no chapter outside its list, and stops everything when it is closed', async () => {
    const { book, requests, onChange } = waitingBook();
    expect(book.at(-1)).toBeUndefined();
    expect(book.at(20)).toBeUndefined();
    book.focusChapter(3);
    book.close();
    expect(requests[0]?.signal?.aborted).toBe(true);
    requests[0]?.answer(text('c4'));
    await settled();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows what is in memory in a new way without asking for it, and what comes later too', async () => {
    const { book, asked, answerAll } = waitingBook();
    book.focusChapter(4);
    await answerAll();
    await answerAll();
    const before = asked().length;
    book.setPrepare((chapter) => ({ kind: 'text', chapter, text: `新的${chapter.chapterId}` }));
    await settled();
    expect(asked()).toHaveLength(before);
    for (const index of [3, 4, 5]) expect(book.at(index)).toMatchObject({ content: { text: `新的c${index + 1}` } });
    book.focusChapter(9);
    await answerAll();
    expect(book.at(9)).toMatchObject({ content: { text: '新的c10' } });
  });

  it('reports no chapter that was prepared anew after the book was closed', async () => {
    const { book, onChange, answerAll } = waitingBook();
    book.focusChapter(4);
    await answerAll();
    onChange.mockClear();
    book.setPrepare(async (chapter) => ({ kind: 'text', chapter, text: '' }));
    book.close();
    await settled();
    expect(onChange).not.toHaveBeenCalled();
  });
});
