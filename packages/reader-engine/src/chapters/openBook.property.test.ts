import type { ChapterContent } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChapterList } from '../testing/aChapterList.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { settled } from '../testing/openReader.ts';
import { propertyRuns } from '../testing/propertyRuns.ts';
import { CHAPTER_CACHE_SIZE } from './createChapterMemory.ts';
import { createOpenBook, type OpenBook } from './createOpenBook.ts';
import { createStoredChapters } from './createStoredChapters.ts';
import { prepareText } from './prepareText.ts';

const CHAPTERS = 14;
const LOCKED = 9;

type Step = { kind: 'attend'; index: number } | { kind: 'answer' | 'fail' | 'refuse' | 'retry'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('attend' as const), index: fc.nat(CHAPTERS - 1) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(5) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('fail' as const, 'refuse' as const, 'retry' as const),
      which: fc.nat(5),
    }),
  },
);

interface Pending {
  chapterId: string;
  answer: (content: ChapterContent) => void;
  fail: (error: unknown) => void;
}

function aBook(): { book: OpenBook; pending: Pending[]; asked: string[] } {
  const pending: Pending[] = [];
  const asked: string[] = [];
  const list = aChapterList(CHAPTERS);
  const book = createOpenBook({
    list,
    source: {
      list: async () => list,
      content: (_, { chapterId }) =>
        new Promise((answer, fail) => {
          asked.push(chapterId);
          pending.push({ chapterId, answer, fail });
        }),
    },
    isLocked: ({ index }) => index === LOCKED,
    prepare: prepareText,
    stored: createStoredChapters(memoryStorage()),
    paintsStored: false,
    onChange: () => undefined,
  });
  return { book, pending, asked };
}

const readyAt = (book: OpenBook): Set<number> =>
  new Set(Array.from({ length: CHAPTERS }, (_, index) => index).filter((index) => book.at(index)?.status === 'ready'));

describe('the chapters in memory [P9]', () => {
  it('are six at most, each with its own text, and what is read stays with its neighbours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const { book, pending, asked } = aBook();
        let current = 0;
        book.focusChapter(current);
        for (const next of steps) {
          const before = readyAt(book);
          if (next.kind === 'attend') {
            current = next.index;
            book.focusChapter(current);
          } else if (next.kind === 'retry') {
            book.retry(current);
          } else {
            const [request] = pending.splice(next.which % Math.max(1, pending.length), 1);
            if (next.kind === 'answer') request?.answer({ kind: 'text', text: `${request.chapterId}的正文。` });
            else request?.fail(new AppError('server', '未购买', { code: next.kind === 'refuse' ? 403 : 500 }));
          }
          await settled();

          const after = readyAt(book);
          expect(after.size).toBeLessThanOrEqual(CHAPTER_CACHE_SIZE);
          for (const index of [current - 1, current, current + 1]) {
            if (before.has(index)) expect(after.has(index)).toBe(true);
          }
          for (const index of after) {
            const opened = book.at(index);
            expect(opened?.status === 'ready' && opened.content.text).toBe(`c${index + 1}的正文。`);
          }
        }
        expect(asked).not.toContain(`c${LOCKED + 1}`);
        book.close();
      }),
      { numRuns: propertyRuns(80) },
    );
  });
});
