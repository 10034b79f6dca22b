import { bookScore } from '@shuye/api-client/calls';
import type { Book } from '@shuye/core-domain/book';
import { readerCountLabel, reviewerCountLabel, wordCountLabel } from '@shuye/core-domain/text';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './BookRating.module.css';

/** Shows score and number of readers; the book's own figures until the score came [QCOVER-10..14]. */
export function BookRating({ book }: { book: Book }) {
  const { client } = useServices();
  const { bookId, title, author } = book;
  const { data } = useQuery({
    queryKey: ['score', bookId],
    queryFn: ({ signal }) => client.send(bookScore, { bookId, title, author }, { signal }),
  });
  const score = data?.score ?? book.score;
  const facts = [
    ['评分', score === undefined ? '暂无' : `${score.toFixed(1)}分`],
    ['点评', `${reviewerCountLabel(data?.scoredBy ?? book.reviewerCount)}人`],
    ['在读', `${readerCountLabel(book.readerCount)}人`],
    ['人气', readerCountLabel(book.popularity)],
    ['字数', wordCountLabel(book.wordCount)],
  ] as const;
  return (
    <dl className={styles['rating']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt className={styles['name']}>{name}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
