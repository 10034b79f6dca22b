import type { Rank } from '@shuye/api-client/calls';
import { bookFacts } from '@shuye/core-domain/book';
import { BookCover, FactLine, ModuleHeader, Pressable } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './RankCard.module.css';

export function RankCard({ rank }: { rank: Rank }) {
  return (
    <section className={styles['card']}>
      <ModuleHeader title={rank.name} moreHref={paths.rankDetail(rank)} />
      <ol aria-label={rank.name}>
        {rank.books.map((book, at) => (
          <li key={book.bookId}>
            <Pressable className={styles['book']} href={paths.cover(book.bookId)}>
              <span className={styles['place']} data-first={at === 0 ? '' : undefined}>
                {at + 1}
              </span>
              <span className={styles['cover']}>
                <BookCover title={book.title} author={book.author} src={book.coverUrl || undefined} />
              </span>
              <span className={styles['words']}>
                <span className={styles['title']}>{book.title}</span>
                <FactLine facts={[book.author, ...bookFacts(book)]} />
              </span>
            </Pressable>
          </li>
        ))}
      </ol>
    </section>
  );
}
