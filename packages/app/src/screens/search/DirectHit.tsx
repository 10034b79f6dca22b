import type { BookBrief } from '@shuye/core-domain/book';
import { BookRow, Button } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { paths } from '../../routes.ts';
import styles from './DirectHit.module.css';
import { markedBy } from './markedBy.tsx';

/** The book that the word names, above the list; reading is one tap away [SEARCH-26]. */
export function DirectHit({ book, word }: { book: BookBrief; word: string }) {
  return (
    <section className={styles['hit']} aria-label="最佳匹配">
      <BookRow
        {...toRowProps(book)}
        renderText={markedBy(word)}
        aside={
          <Button variant="primary" size="small" href={paths.reader(book.bookId)}>
            阅读
          </Button>
        }
      />
    </section>
  );
}
