import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useEffect, type RefObject } from 'react';
import { useReaderState } from '../../book/useReaderState.ts';
import type { SurfaceHandle } from '../../page/ReaderSurface.tsx';

const backOf = (state: ReaderState) => (state.status === 'reading' ? state.back : undefined);

/** Clears the highlight of a search result once the reader has moved on; listening highlights sentences of its own. */
export function useHighlightUntilMove(
  reader: Reader,
  surface: RefObject<SurfaceHandle | null>,
  isListening: boolean,
): void {
  const back = useReaderState(reader, backOf);
  useEffect(() => {
    if (!back && !isListening) surface.current?.view()?.highlight([]);
  }, [back, isListening, surface]);
}
