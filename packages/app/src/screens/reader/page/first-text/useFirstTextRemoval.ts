import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useLayoutEffect } from 'react';
import { removeFirstText } from './removeFirstText.ts';
import { useReaderState } from '../../book/useReaderState.ts';
import { isReadable } from '../isReadable.ts';

/** A locked chapter takes it away by itself, once all its parts are there; one that failed has nothing to show for it. */
const isDrawn = (state: ReaderState): boolean =>
  isReadable(state) && !(state.status === 'reading' && ['locked', 'failed'].includes(state.chapter.status));

/** Takes the server's text away once the reader has drawn its own and can be used, or is left. */
export function useFirstTextRemoval(reader: Reader): void {
  const isShown = useReaderState(reader, isDrawn);
  useLayoutEffect(() => {
    if (isShown) removeFirstText();
    return removeFirstText;
  }, [isShown]);
}
