import type { Book } from '@shuye/core-domain/book';
import { lockLabel } from '@shuye/core-domain/access';
import { catalogRows, type CatalogOrder, type Chapter } from '@shuye/core-domain/chapter';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useMemo, useState } from 'react';
import { useChapterAccess } from '../../../../features/chapter-access/useChapterAccess.ts';
import { useReaderState } from '../../book/useReaderState.ts';

const listOf = (state: ReaderState) => ('list' in state ? state.list : undefined);
const currentOf = (state: ReaderState) => (state.status === 'reading' ? state.chapter.chapter.chapterId : undefined);

interface ChapterLinksOptions {
  book: Book;
  reader: Reader;
  inScript: (text: string) => string;
  onChosen: () => void;
}

/** The chapters of the open book as rows that lead the reader to them [CAT-07] [CAT-09] [CAT-10]. */
export function useChapterLinks({ book, reader, inScript, onChosen }: ChapterLinksOptions) {
  const list = useReaderState(reader, listOf);
  const currentId = useReaderState(reader, currentOf);
  const access = useChapterAccess(book);
  const [order, setOrder] = useState<CatalogOrder>('ascending');
  const rows = useMemo(() => (list ? catalogRows(list, order) : []), [list, order]);

  return {
    count: list?.chapters.length ?? 0,
    order,
    setOrder,
    line: {
      rows,
      currentId,
      titleOf: inScript,
      lockText: (chapter: Chapter) => lockLabel(access(chapter), chapter.beanPrice),
      linkTo: (chapter: Chapter) => ({
        onPress: () => {
          reader.goToChapter(chapter.index);
          onChosen();
        },
      }),
    },
  };
}
