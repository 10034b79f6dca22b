import type { Reader } from '@shuye/reader-engine';
import { useEffect, type RefObject } from 'react';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';
import { pageTime } from './readingPace.ts';

interface AutoPagesOptions {
  reader: Reader;
  surface: RefObject<SurfaceHandle | null>;
  isMoving: boolean;
  /** Characters a minute. */
  pace: number;
  /** Characters on a screen, where the reader does not know how far a page goes. */
  charactersOfScreen: () => number;
  onEnd: () => void;
}

/** Turns each page when it was read. A page turned by hand starts its time anew. */
export function useAutoPages(options: AutoPagesOptions): void {
  const { reader, surface, isMoving, pace, charactersOfScreen, onEnd } = options;

  useEffect(() => {
    if (!isMoving) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = '';

    const charactersHere = (): number | undefined => {
      const state = reader.getState();
      if (state.status !== 'reading' || state.chapter.status !== 'ready') return undefined;
      if (!state.mark) return charactersOfScreen();
      const next = reader.peek(1);
      const end = next?.index === state.chapter.index ? next.offset : state.chapter.content.text.length;
      return end - state.place.offset;
    };
    const tend = (): void => {
      const state = reader.getState();
      const isLoading = state.status === 'reading' && state.chapter.status === 'loading';
      const key =
        state.status === 'reading' ? `${state.place.chapterId}.${state.place.offset}.${state.chapter.status}` : '';
      if (key === shown && key !== '') return;
      shown = key;
      clearTimeout(timer);
      const characters = charactersHere();
      if (characters !== undefined) timer = setTimeout(() => surface.current?.turn(1), pageTime(pace, characters));
      else if (!isLoading && state.status !== 'opening') onEnd();
    };
    const unsubscribe = reader.subscribe(tend);
    tend();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [reader, surface, isMoving, pace, charactersOfScreen, onEnd]);
}
