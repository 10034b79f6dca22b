import { AppError } from '@shuye/core-domain/error';
import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { openReader, settled } from '../testing/openReader.ts';
import { unhandledRejections } from '../testing/unhandledRejections.ts';
import { createStoredChapters } from './createStoredChapters.ts';
import { createStoredPaint } from './createStoredPaint.ts';
import type { PrepareChapter } from './PrepareChapter.ts';
import { prepareText } from './prepareText.ts';

const chapter = aChapter({ ordinal: 1 });
const kept = {
  bookId: '1001',
  chapterId: chapter.chapterId,
  title: chapter.title,
  index: 0,
  content: { kind: 'text' as const, text: '旧的开头。' },
};
const offline = new AppError('network', '网络或服务异常，请稍后再试');

/** As where the code that prepares chapters could not be fetched. */
const unprepared: PrepareChapter = async () => Promise.reject(offline);

const unhandled = unhandledRejections();

const aPaint = (prepare: PrepareChapter) => {
  const onChange = vi.fn<() => void>();
  const paint = createStoredPaint({
    bookId: '1001',
    prefixes: { free: '/free/', charge: '/charge/' },
    stored: createStoredChapters(memoryStorage([kept])),
    paintsFirst: true,
    prepare,
    onChange,
  });
  return { paint, onChange };
};

describe('a stored chapter', () => {
  it('that cannot be prepared is not shown, and troubles nobody [RPARAM-05]', async () => {
    const { paint, onChange } = aPaint(unprepared);
    paint.begin(chapter);
    await settled();
    expect(unhandled).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    expect(paint.of(chapter.chapterId)).toBeUndefined();
  });

  it('stays as it is where it cannot be prepared anew', async () => {
    const { paint } = aPaint(prepareText);
    paint.begin(chapter);
    await settled();
    paint.setPrepare(unprepared);
    await settled();
    expect(unhandled).not.toHaveBeenCalled();
    expect(paint.of(chapter.chapterId)).toMatchObject({ text: '旧的开头。' });
  });

  it('that cannot be prepared leaves the word to the fault of the fetched one', async () => {
    const { reading } = await openReader({
      stored: [kept],
      start: { forcedChapterId: chapter.chapterId, paintsStored: true },
      prepare: unprepared,
      prepareSource: (source) => source.answer(chapter.chapterId, offline),
    });
    expect(reading().chapter).toMatchObject({ status: 'failed', error: offline });
    expect(unhandled).not.toHaveBeenCalled();
  });
});
