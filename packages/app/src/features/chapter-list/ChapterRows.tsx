import { rowOfChapter, type CatalogRow } from '@shuye/core-domain/chapter';
import { LinkProvider, useRowPress, type LinkProps } from '@shuye/ui';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref, type TouchEvent } from 'react';
import { ChapterLine, type ChapterLineProps } from './ChapterLine.tsx';
import styles from './ChapterRows.module.css';
import { FIRST_ROWS } from './firstRows.ts';
import { heightOfRows } from './heightOfRows.ts';
import { rowsAround } from './rowSpan.ts';
import { scrollParentOf } from './scrollParentOf.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import { useChapterLinkPress } from './useChapterLinkPress.ts';
import { writeChapterLine } from './writeChapterLine.ts';

export interface ChapterRowsHandle {
  toCurrent: () => void;
}

export interface ChapterRowsProps extends Omit<ChapterLineProps, 'row'> {
  handle?: Ref<ChapterRowsHandle>;
  rows: readonly CatalogRow[];
}

function centre(list: Element, row: number, count: number): void {
  const scroller = scrollParentOf(list);
  const { top, height } = list.getBoundingClientRect();
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  scroller.scrollTop += top + ((row + 0.5) * height) / count - edge - scroller.clientHeight / 2;
}

/** A link that the list follows itself. */
function PlainLink({ replace: _replace, children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>;
}

/** Volumes and chapters, thousands of them, of which those near the eyes are drawn; they open where reading stopped [CAT-07] [CAT-10]. */
export function ChapterRows({ handle, rows, ...line }: ChapterRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { currentId, linkTo } = line;
  const current = useMemo(() => rowOfChapter(rows, currentId), [rows, currentId]);
  const [opening] = useState(() => rowsAround(current, FIRST_ROWS, rows.length));
  // Rendered once, then written by hand: the same elements for React, which leaves their lines alone.
  const [openingLines] = useState(() =>
    rows
      .slice(opening.first, opening.end)
      // oxlint-disable-next-line react/no-array-index-key -- never rendered again
      .map((row, at) => <ChapterLine key={at} row={row} {...line} />),
  );

  // A server's page stands as high as the rows that it shows, and allows no inline styles: attributes would not do.
  useLayoutEffect(() => {
    list.current?.style.setProperty('height', heightOfRows(rows.length));
  }, [rows.length]);
  useLayoutEffect(() => {
    list.current?.style.setProperty('padding-top', heightOfRows(opening.first));
  }, [opening.first]);

  const recycler = useVirtualRows(list, {
    first: opening.first,
    count: rows.length,
    write: (at, standingLine) => {
      const row = rows[at];
      if (!row) throw new RangeError(`There is no row ${at} in a catalogue of ${rows.length}.`);
      return writeChapterLine(standingLine, { row, ...line });
    },
  });
  const press = useRowPress();
  const way = useChapterLinkPress((target) => {
    const row = rows[recycler.current?.rowAt(target) ?? -1];
    return row?.kind === 'chapter' ? linkTo(row.chapter) : undefined;
  });

  const toCurrent = (): void => {
    if (list.current && current >= 0) centre(list.current, current, rows.length);
  };
  useImperativeHandle(handle, () => ({ toCurrent }));
  const opened = useRef(toCurrent);
  useLayoutEffect(() => opened.current(), []);

  const onTouchStart = (event: TouchEvent): void => {
    press.onTouchStart(event);
    way.onTouchStart(event);
  };

  return (
    <nav aria-label="全部章节" {...press} {...way} onTouchStart={onTouchStart}>
      <ul ref={list} className={styles['rows']}>
        <LinkProvider linkAs={PlainLink}>{openingLines}</LinkProvider>
      </ul>
    </nav>
  );
}
