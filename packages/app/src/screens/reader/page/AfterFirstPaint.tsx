import type { Reader } from '@shuye/reader-engine';
import { useState, type ReactNode } from 'react';
import { useReaderState } from '../book/useReaderState.ts';
import { isReadable } from './isReadable.ts';

/** Waits until there is something to read, and stays from then on. */
export function AfterFirstPaint({ reader, children }: { reader: Reader; children: ReactNode }) {
  const isShown = useReaderState(reader, isReadable);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown ? children : null;
}
