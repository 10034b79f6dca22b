import type { Chapter } from '@shuye/core-domain/chapter';
import type { Reader } from '@shuye/reader-engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadToSimplified, type Convert } from '../script/loadConverter.ts';

type Steps = ReturnType<(typeof import('@shuye/reader-engine/search'))['searchBook']>;
type Step = Steps extends AsyncGenerator<infer One> ? One : never;

export interface BookHit {
  chapter: Chapter;
  match: Step['matches'][number];
}

export interface BookSearchState {
  /** The words of the last search; empty before the first one. */
  words: string;
  /** Index of the chapter that the search began with. */
  from: number;
  /** The order is that of the search, which begins at the current chapter. No hit ever moves. */
  hits: readonly BookHit[];
  /** Undefined once the search has ended. */
  progress: { done: number; total: number } | undefined;
  failures: number;
  isCut: boolean;
}

/** Hits that are listed at most: nobody reads more, and old phones hold no more. */
export const MOST_HITS = 300;

const nothing: BookSearchState = { words: '', from: 0, hits: [], progress: undefined, failures: 0, isCut: false };

/** Without what makes scripts the same, words are found as they are written. */
const foldOrNone = (): Promise<Convert | undefined> => loadToSimplified().catch(() => undefined);

/** Searches the book from the chapter that is being read on and around; a new search ends the one before. */
export function useBookSearch(reader: Reader): BookSearchState & { start: (words: string) => void; stop: () => void } {
  const [state, setState] = useState(nothing);
  const running = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    running.current?.abort();
    setState((now) => ({ ...now, progress: undefined }));
  }, []);

  const start = useCallback(
    (words: string) => {
      running.current?.abort();
      if (words === '') {
        setState(nothing);
        return;
      }
      const abort = new AbortController();
      running.current = abort;
      setState({ ...nothing, words, progress: { done: 0, total: 1 } });

      const search = async (): Promise<void> => {
        const [{ searchBook }, fold] = await Promise.all([import('@shuye/reader-engine/search'), foldOrNone()]);
        const at = reader.getState();
        const from = at.status === 'reading' ? at.chapter.index : 0;
        const hits: BookHit[] = [];
        for await (const step of searchBook({ reader, words, fold, from, signal: abort.signal })) {
          if (abort.signal.aborted) return;
          const { chapter, matches, done, total, error } = step;
          for (const match of matches) hits.push({ chapter, match });
          const isCut = hits.length > MOST_HITS;
          const shown = hits.slice(0, MOST_HITS);
          setState((now) => ({
            ...now,
            from,
            hits: shown,
            progress: { done, total },
            failures: now.failures + (error ? 1 : 0),
            isCut,
          }));
          if (isCut) return;
        }
      };
      const end = (failures: number): void => {
        if (running.current === abort) {
          abort.abort();
          setState((now) => ({ ...now, progress: undefined, failures: now.failures + failures }));
        }
      };
      search().then(
        () => end(0),
        () => end(1),
      );
    },
    [reader],
  );

  useEffect(() => () => running.current?.abort(), []);
  return { ...state, start, stop };
}
