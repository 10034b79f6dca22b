import type { Book } from '@shuye/core-domain/book';
import { chapterCountLabel } from '@shuye/core-domain/book';
import { ChevronRightIcon, Pressable } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './CatalogLink.module.css';

/** The way to the catalogue, with the number of chapters; an epub's is not told [QCOVER-20] [QCOVER-21]. */
export function CatalogLink({ book: { bookId, chapterCount, format } }: { book: Book }) {
  const count = chapterCountLabel(chapterCount, format);
  return (
    <Pressable className={styles['row']} href={paths.catalog(bookId)}>
      <h2 className={styles['title']}>目录</h2>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      <ChevronRightIcon size="small" />
    </Pressable>
  );
}
