import { roughDurationText, readingSpeed, readingTimeLeft } from '@shuye/core-domain/statistics';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useState } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { createDiaryStore } from '../../../../stores/diaryStore.ts';
import { useReaderState } from '../../book/useReaderState.ts';
import styles from './TimeLeft.module.css';

/** Characters that are left of the chapter and of the book, as one text: a state of its own would be another each time. */
function charactersLeft(state: ReaderState): string {
  if (state.status !== 'reading' || state.chapter.status !== 'ready') return '';
  const { chapter, list, place } = state;
  const { wordCount } = chapter.chapter;
  const ofChapter = wordCount * (1 - place.offset / Math.max(1, chapter.content.text.length));
  const behind = list.chapters.slice(chapter.index + 1).reduce((sum, next) => sum + next.wordCount, 0);
  return `${Math.round(ofChapter)} ${Math.round(ofChapter + behind)}`;
}

/** Estimates the time for the rest of chapter and book; nothing until the reader's speed is known. */
export default function TimeLeft({ reader }: { reader: Reader }) {
  const { storeOf, client } = useServices();
  const [speed] = useState(() => readingSpeed(storeOf(createDiaryStore).getState().load().days, client.serverMs()));
  const [ofChapter = 0, ofBook = 0] = useReaderState(reader, charactersLeft).split(' ').map(Number);
  if (speed === undefined || ofBook === 0) return null;
  const time = (characters: number): string => roughDurationText(readingTimeLeft(characters, speed));
  return (
    <p className={styles['left']}>
      本章还要约{time(ofChapter)} · 全书约{time(ofBook)}
    </p>
  );
}
