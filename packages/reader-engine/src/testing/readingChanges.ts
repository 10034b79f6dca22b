import type { Chapter } from '@shuye/core-domain/chapter';
import { aChapter } from '@shuye/core-domain/testing';
import fc from 'fast-check';
import type { PrepareChapter } from '../chapters/PrepareChapter.ts';
import { convertedPrepare } from '../convert/convertedPrepare.ts';
import { aChapterList } from './aChapterList.ts';
import { settled, type OpenReader } from './openReader.ts';

/** Changes of a reader that do not move its place. */
export type ReadingChange =
  | { kind: 'layout'; ems: number; lines: number; columns: 1 | 2; punctuationCompression: boolean }
  | { kind: 'mode'; isPaged: boolean }
  | { kind: 'refresh' }
  | { kind: 'reopen' }
  | { kind: 'insert'; at: number }
  | { kind: 'script'; script: keyof typeof scripts };

/** Conversions that keep, add and take characters. */
export const scripts = {
  source: undefined,
  sameLength: (text: string): string => text.replace(/灯/g, '燈').replace(/说/g, '說').replace(/头/g, '頭'),
  longer: (text: string): string => text.replace(/灯/g, '電燈').replace(/他/g, '他們').replace(/，/g, '，，'),
  shorter: (text: string): string => text.replace(/灯火/g, '燈').replace(/山中/g, '山').replace(/不再/g, '再'),
};

const scriptNames = ['source', 'sameLength', 'longer', 'shorter'] as const;

export const readingChange: fc.Arbitrary<ReadingChange> = fc.oneof(
  fc.record({
    kind: fc.constant('layout' as const),
    ems: fc.integer({ min: 6, max: 42 }),
    lines: fc.integer({ min: 3, max: 30 }),
    columns: fc.constantFrom(1 as const, 2 as const),
    punctuationCompression: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('mode' as const), isPaged: fc.boolean() }),
  fc.record({ kind: fc.constant('refresh' as const) }),
  fc.record({ kind: fc.constant('reopen' as const) }),
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(8) }),
  fc.record({ kind: fc.constant('script' as const), script: fc.constantFrom(...scriptNames) }),
);

/** Does those changes that need no view; gives back whether it was one of them. */
export function readingChanger({ reader, source, reading }: OpenReader, chapters: number, prepare: PrepareChapter) {
  let list: readonly Chapter[] = aChapterList(chapters).chapters;
  let inserted = 0;

  const insert = async (at: number): Promise<void> => {
    const fresh = aChapter({ chapterId: `n${++inserted}`, isFree: true });
    const next = [...list.slice(0, at % list.length), fresh, ...list.slice(at % list.length)];
    list = next.map((chapter, index) => ({ ...chapter, index, ordinal: index + 1 }));
    source.answerList(aChapterList(chapters, { chapters: list }));
    await reader.refresh();
  };

  return async (change: ReadingChange): Promise<void> => {
    if (change.kind === 'refresh') await reader.refresh();
    else if (change.kind === 'reopen') await reader.open('1001', { savedPlace: reading().place });
    else if (change.kind === 'insert') await insert(change.at);
    else if (change.kind === 'script') {
      const convert = scripts[change.script];
      reader.setPrepare(convert ? convertedPrepare(prepare, convert) : prepare);
    }
    await settled();
  };
}

/** Start of the character that an offset falls into: no line begins inside one. */
export const characterAt = (text: string, offset: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset - 1 : offset;
