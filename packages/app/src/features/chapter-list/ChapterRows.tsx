import { rowOfChapter, type CatalogRow } from '@shuye/core-domain';
import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { ChapterLine, type ChapterLineProps } from './ChapterLine.tsx';
import { LongList, type LongListHandle } from './LongList.tsx';

export interface ChapterRowsHandle {
  /** Brings the current chapter to the middle of what is seen. */
  toCurrent: () => void;
}

export interface ChapterRowsProps extends Omit<ChapterLineProps, 'row'> {
  handle?: Ref<ChapterRowsHandle>;
  rows: readonly CatalogRow[];
  /** What the rows scroll in; the window where it is left out. */
  scroller?: RefObject<HTMLElement | null> | undefined;
}

const keyOf = (row: CatalogRow): string =>
  row.kind === 'chapter' ? row.chapter.chapterId : `volume-${row.firstIndex}`;

/** Volumes and chapters, thousands of them; they open where reading stopped [CAT-07] [CAT-10]. */
export function ChapterRows({ handle, rows, scroller, ...line }: ChapterRowsProps) {
  const list = useRef<LongListHandle>(null);
  const current = rowOfChapter(rows, line.currentId);

  const toCurrent = (): void => {
    if (current >= 0) list.current?.scrollTo(current);
  };
  useImperativeHandle(handle, () => ({ toCurrent }));
  const opening = useRef(toCurrent);
  useEffect(() => opening.current(), []);

  return (
    <LongList handle={list} label="全部章节" items={rows} keyOf={keyOf} scroller={scroller}>
      {(row) => <ChapterLine {...line} row={row} />}
    </LongList>
  );
}
