import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useSyncExternalStore } from 'react';

/** Selects from what is being read; `select` gives a part of the state or a plain value, never a new object. */
export const useReaderState = <T>(reader: Reader, select: (state: ReaderState) => T): T => {
  const selected = () => select(reader.getState());
  return useSyncExternalStore(reader.subscribe, selected, selected);
};
