import type { Reader } from '@shuye/reader-engine';
import { useLayoutEffect } from 'react';
import { removeFirstText } from './removeFirstText.ts';
import { useReaderState } from '../../book/useReaderState.ts';
import { isReadable } from '../isReadable.ts';

/** Takes the server's text away once the reader has drawn its own and can be used, or is left. */
export function useFirstTextRemoval(reader: Reader): void {
  const isShown = useReaderState(reader, isReadable);
  useLayoutEffect(() => {
    if (isShown) removeFirstText();
    return removeFirstText;
  }, [isShown]);
}
