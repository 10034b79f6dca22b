import { rowOfChapter, type CatalogRow } from '@shuye/core-domain';
import { useRowPress } from '@shuye/ui';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react';
import { ChapterLine, type ChapterLineProps } from './ChapterLine.tsx';
import styles from './ChapterRows.module.css';
import { scrollerOf } from './scrollerOf.ts';
import { useRowWindow } from './useRowWindow.ts';

export interface ChapterRowsHandle {
  /** Brings the current chapter to the middle of what is seen. */
  toCurrent: () => void;
}

export interface ChapterRowsProps extends Omit<ChapterLineProps, 'row'> {
  handle?: Ref<ChapterRowsHandle>;
  rows: readonly CatalogRow[];
}

const heightOf = (rows: number): string => `calc(var(--row) * ${rows})`;

/** Brings the middle of a row to the middle of what the list scrolls in. */
function centre(list: Element, row: number, count: number): void {
  const scroller = scrollerOf(list);
  const { top, height } = list.getBoundingClientRect();
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  scroller.scrollTop += top + ((row + 0.5) * height) / count - edge - scroller.clientHeight / 2;
}

/** Volumes and chapters, thousands of them, of which those near the eyes are drawn; they open where reading stopped [CAT-07] [CAT-10]. */
export function ChapterRows({ handle, rows, ...line }: ChapterRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { currentId } = line;
  const current = useMemo(() => rowOfChapter(rows, currentId), [rows, currentId]);
  const { first, end, key } = useRowWindow(list, rows.length, current);
  const press = useRowPress();

  const toCurrent = (): void => {
    if (list.current && current >= 0) centre(list.current, current, rows.length);
  };
  useImperativeHandle(handle, () => ({ toCurrent }));
  const opening = useRef(toCurrent);
  useLayoutEffect(() => opening.current(), []);

  return (
    <nav aria-label="全部章节" {...press}>
      <ul ref={list} className={styles['rows']} style={{ height: heightOf(rows.length), paddingTop: heightOf(first) }}>
        {rows.slice(first, end).map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place keeps its row while a jump changes the chapter in it
          <ChapterLine key={key + at} row={row} {...line} />
        ))}
      </ul>
    </nav>
  );
}
