import { bookFacts, type BookBrief } from '@shuye/core-domain/book';
import { BookList, BookRow, Button, ModuleHeader, VisuallyHidden } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { paths } from '../../routes.ts';
import styles from './QuestionPage.module.css';

interface RankedBooksProps {
  title: string;
  books: readonly BookBrief[];
}

/** Books by their places with cover, title, score, description and author, and a button that reads [SEO-06] [SEO-07]. */
export const RankedBooks = ({ title, books }: RankedBooksProps) => (
  <section className={styles['section']}>
    <ModuleHeader title={title} />
    <BookList label={title} ordered>
      {books.map((book, at) => (
        <BookRow
          key={book.bookId}
          {...toRowProps(book)}
          // The score comes first: it decides, and the line is short beside the button.
          facts={[...bookFacts(book)].reverse()}
          rank={at + 1}
          aside={
            <Button size="small" href={paths.reader(book.bookId)}>
              阅读<VisuallyHidden>《{book.title}》</VisuallyHidden>
            </Button>
          }
        />
      ))}
    </BookList>
  </section>
);
