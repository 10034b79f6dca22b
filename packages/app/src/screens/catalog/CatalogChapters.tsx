import type { Book } from '@shuye/core-domain/book';
import { lockLabel } from '@shuye/core-domain/access';
import { catalogRows, rowOfChapter, type CatalogOrder, type ChapterList } from '@shuye/core-domain/chapter';
import { useMemo, useRef, useState } from 'react';
import { useChapterAccess } from '../../features/chapter-access/useChapterAccess.ts';
import { ChapterRows, type ChapterRowsHandle } from '../../features/chapter-list/ChapterRows.tsx';
import { paths } from '../../routes.ts';
import { useProgress } from '../../hooks/useProgress.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { ChapterGroups } from './ChapterGroups.tsx';
import { CatalogTools } from './CatalogTools.tsx';

interface CatalogChaptersProps {
  book: Book;
  list: ChapterList;
}

/** The chapters in either order; it opens where reading stopped [CAT-07] [CAT-09] [CAT-10]. */
export function CatalogChapters({ book, list }: CatalogChaptersProps) {
  const pulls = useShelf((shelf) => shelf.pulls);
  const currentId = useProgress(book.bookId, pulls)?.place.chapterId;
  const access = useChapterAccess(book);
  const handle = useRef<ChapterRowsHandle>(null);

  const [order, setOrder] = useState<CatalogOrder>('ascending');
  const rows = useMemo(() => catalogRows(list, order), [list, order]);
  const isCurrentThere = rowOfChapter(rows, currentId) >= 0;

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
        onCurrent={isCurrentThere ? () => handle.current?.toCurrent() : undefined}
      />
      <ChapterRows
        handle={handle}
        rows={rows}
        currentId={currentId}
        lockText={(chapter) => lockLabel(access(chapter), chapter.beanPrice)}
        linkTo={(chapter) => ({
          href: paths.reader(book.bookId, {
            bookType: book.format,
            forceChapterId: chapter.chapterId,
            forceChapterIndex: chapter.index,
          }),
        })}
      />
      <ChapterGroups book={book} list={list} />
    </>
  );
}
