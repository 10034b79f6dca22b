import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { removeFirstText } from '../../../rendering/chapter/removeFirstText.ts';
import { useReaderState } from '../book/useReaderState.ts';

const isThere = (state: ReaderState): boolean =>
  state.status === 'finished' || (state.status === 'reading' && state.chapter.status !== 'loading');

/** Waits until there is something to read, and stays from then on. */
export function AfterFirstPaint({ reader, children }: { reader: Reader; children: ReactNode }) {
  const isShown = useReaderState(reader, isThere);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  useLayoutEffect(() => {
    if (wasShown) removeFirstText();
  }, [wasShown]);
  return wasShown ? children : null;
}
