import { messages } from '@shuye/core-domain/error';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useReaderState } from './useReaderState.ts';

const refusedChapter = (state: ReaderState): string | undefined =>
  state.status === 'reading' && state.chapter.status === 'locked' && state.chapter.refusal
    ? state.chapter.chapter.chapterId
    : undefined;

/** Says once that a chapter must be paid for, when the server refused it [READER-34, ERR-04]. */
export function useRefusalToast(reader: Reader): void {
  const { toaster } = useServices();
  const refused = useReaderState(reader, refusedChapter);
  const told = useRef(new Set<string>());

  useEffect(() => {
    if (refused === undefined || told.current.has(refused)) return;
    told.current.add(refused);
    toaster.show(messages.chapterRequiresPayment);
  }, [refused, toaster]);
}
