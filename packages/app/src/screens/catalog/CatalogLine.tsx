import { lockLabel, type Book, type CatalogRow as Row, type Chapter, type ChapterAccess } from '@shuye/core-domain';
import { CatalogRow } from '@shuye/ui';
import { paths } from '../../paths.ts';
import styles from './CatalogLine.module.css';

interface CatalogLineProps {
  row: Row;
  book: Book;
  access: (chapter: Chapter) => ChapterAccess;
  currentId: string | undefined;
}

/** A volume's heading, or a chapter that opens the reader at itself [CAT-03]. */
export function CatalogLine({ row, book, access, currentId }: CatalogLineProps) {
  if (row.kind === 'volume') return <h2 className={styles['volume']}>{row.title}</h2>;
  const { chapter } = row;
  return (
    <CatalogRow
      title={chapter.title}
      lockText={lockLabel(access(chapter), chapter.beanPrice)}
      current={chapter.chapterId === currentId}
      href={paths.reader(book.bookId, {
        bookType: book.format,
        forceChapterId: chapter.chapterId,
        forceChapterIndex: chapter.index,
      })}
    />
  );
}
