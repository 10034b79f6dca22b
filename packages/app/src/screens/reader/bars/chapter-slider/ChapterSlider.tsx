import type { Chapter } from '@shuye/core-domain/chapter';
import { spaceHeading } from '@shuye/core-domain/text';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { ChevronDownIcon, Pressable } from '@shuye/ui';
import { useEffect, useRef, useState } from 'react';
import { useReaderState } from '../../book/useReaderState.ts';
import styles from './ChapterSlider.module.css';

interface ChapterSliderProps {
  reader: Reader;
  inScript: (text: string) => string;
  onOpenList: () => void;
}

/** 12 / 120 章, with the page inside the chapter where pages are laid out. */
function position(state: ReaderState): string {
  if (state.status === 'finished') return '全书末';
  if (state.status !== 'reading') return '';
  const { chapter, list, mark } = state;
  const chapters = `${chapter.index + 1} / ${list.chapters.length}章`;
  return mark?.pageCount === undefined ? chapters : `${chapters} · ${mark.page + 1} / ${mark.pageCount}页`;
}

const listOf = (state: ReaderState) => ('list' in state ? state.list : undefined);

const indexOf = (state: ReaderState): number => {
  if (state.status === 'reading') return state.chapter.index;
  return state.status === 'finished' ? state.list.chapters.length : 0;
};

/**
 * Shows the place in the book. A drag or tap leads to another chapter and names it on the way; the words open the list.
 */
export function ChapterSlider(props: ChapterSliderProps) {
  const list = useReaderState(props.reader, listOf);
  return list ? <Slider {...props} chapters={list.chapters} /> : <span className={styles['progress']} />;
}

function Slider({ reader, inScript, onOpenList, chapters }: ChapterSliderProps & { chapters: readonly Chapter[] }) {
  const index = useReaderState(reader, indexOf);
  const words = useReaderState(reader, position);
  const [dragged, setDragged] = useState<number>();
  const input = useRef<HTMLInputElement>(null);

  // React calls back on every movement; the kernel's own event comes when the thumb is let go.
  useEffect(() => {
    const element = input.current;
    const onSettled = () => {
      if (element) reader.goToChapter(element.valueAsNumber);
      setDragged(undefined);
    };
    element?.addEventListener('change', onSettled);
    return () => element?.removeEventListener('change', onSettled);
  }, [reader]);

  const last = chapters.length - 1;
  const value = Math.min(last, dragged ?? index);
  const title = inScript(spaceHeading(chapters[value]?.title ?? ''));
  return (
    <span className={styles['progress']}>
      {dragged === undefined ? (
        <Pressable className={styles['words']} aria-label={`${words}，打开章节列表`} onPress={onOpenList}>
          <span className={styles['position']}>{words}</span>
          <ChevronDownIcon size="small" />
        </Pressable>
      ) : (
        <output className={styles['words']}>
          <span className={styles['position']}>{title}</span>
        </output>
      )}
      <input
        ref={input}
        className={styles['input']}
        style={{ backgroundSize: `${last > 0 ? (value / last) * 100 : 100}% 2px, 100% 2px` }}
        type="range"
        aria-label="章节进度"
        aria-valuetext={`${title}，第${value + 1}章，共${last + 1}章`}
        min={0}
        max={last}
        value={value}
        onChange={({ target }) => setDragged(target.valueAsNumber)}
      />
    </span>
  );
}
