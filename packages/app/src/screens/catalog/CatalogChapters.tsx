import {
  catalogRows,
  rowOfChapter,
  type Book,
  type CatalogOrder,
  type CatalogRow,
  type ChapterList,
} from '@shuye/core-domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChapterAccess } from '../../features/chapter-access/useChapterAccess.ts';
import { useProgress } from '../../stores/useProgress.ts';
import { CatalogLine } from './CatalogLine.tsx';
import { CatalogTools } from './CatalogTools.tsx';
import { LongList, type LongListHandle } from './LongList.tsx';

interface CatalogChaptersProps {
  book: Book;
  list: ChapterList;
}

const keyOf = (row: CatalogRow): string =>
  row.kind === 'chapter' ? row.chapter.chapterId : `volume-${row.firstIndex}`;

/** The chapters in either order; it opens where reading stopped [CAT-07] [CAT-09] [CAT-10]. */
export function CatalogChapters({ book, list }: CatalogChaptersProps) {
  const currentId = useProgress(book.bookId)?.place.chapterId;
  const access = useChapterAccess(book);
  const handle = useRef<LongListHandle>(null);

  const [order, setOrder] = useState<CatalogOrder>('ascending');
  const rows = useMemo(() => catalogRows(list, order), [list, order]);
  const current = rowOfChapter(rows, currentId);

  const opening = useRef(current);
  useEffect(() => {
    if (opening.current >= 0) handle.current?.scrollTo(opening.current);
  }, []);

  const turn = (next: CatalogOrder) => {
    setOrder(next);
    window.scrollTo(0, 0);
  };

  return (
    <>
      <CatalogTools
        book={book}
        count={list.chapters.length}
        order={order}
        onOrder={turn}
        onCurrent={current >= 0 ? () => handle.current?.scrollTo(current) : undefined}
      />
      <LongList handle={handle} label="全部章节" items={rows} keyOf={keyOf}>
        {(row) => <CatalogLine row={row} book={book} access={access} currentId={currentId} />}
      </LongList>
    </>
  );
}
