import type { Chapter } from '@shuye/core-domain/chapter';
import type { AppError } from '@shuye/core-domain/error';
import { toAppError } from '../chapters/toAppError.ts';
import type { Reader } from '../Reader.ts';
import { searchChapter, type Match, type SearchOptions } from './searchChapter.ts';

/** Chapters that are fetched at the same time. */
export const PARALLEL_READS = 4;

export interface BookSearchOptions extends SearchOptions {
  reader: Pick<Reader, 'getState' | 'chapterAt' | 'read'>;
  words: string;
  /** Index of the chapter to begin with; the search goes round. */
  from?: number;
  signal?: AbortSignal;
}

export interface SearchStep {
  index: number;
  chapter: Chapter;
  matches: readonly Match[];
  /** Chapters looked into, of those that can be read without buying. */
  done: number;
  total: number;
  error?: AppError;
}

type Found = Omit<SearchStep, 'done' | 'total'>;

/** Looks for words in every chapter that can be read without buying: unlocked ones, stored or fetched. */
export async function* searchBook(search: BookSearchOptions): AsyncGenerator<SearchStep, void> {
  const { reader, words, from = 0, signal, fold } = search;
  const state = reader.getState();
  if (words.trim() === '' || (state.status !== 'reading' && state.status !== 'finished')) return;
  const { chapters } = state.list;
  const order = [...chapters.slice(from), ...chapters.slice(0, from)].filter(
    ({ index }) => reader.chapterAt(index)?.status !== 'locked',
  );

  const abort = new AbortController();
  const stop = (): void => abort.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);

  const look = async (chapter: Chapter): Promise<Found> => {
    const { index } = chapter;
    try {
      const ready = await reader.read(index, abort.signal);
      return {
        index,
        chapter,
        matches: ready ? searchChapter(ready.text, words, { fold, readings: ready.readings }) : [],
      };
    } catch (cause) {
      return { index, chapter, matches: [], error: toAppError(cause) };
    }
  };

  try {
    const underway: Array<Promise<Found>> = [];
    for (let done = 0; done < order.length; done++) {
      if (abort.signal.aborted) return;
      const next = order.slice(done + underway.length, done + PARALLEL_READS);
      underway.push(...next.map(look));
      const found = await underway.shift();
      if (abort.signal.aborted || !found) return;
      yield { ...found, done: done + 1, total: order.length };
    }
  } finally {
    // The caller may have seen enough.
    stop();
    signal?.removeEventListener('abort', stop);
  }
}
