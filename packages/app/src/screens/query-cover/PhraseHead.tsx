import { bookFacts, firstPublicationTags, titleWithHeroes, updateTimeLabel, type Book } from '@shuye/core-domain/book';
import { Tag } from '@shuye/ui';
import { BookHead } from '../../features/book-page/BookHead.tsx';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './PhraseHead.module.css';

/** The book below the phrase: with its heroes, when it was updated, and whether it appeared here first [QCOVER-01..09]. */
export function PhraseHead({ book }: { book: Book }) {
  const { host } = useServices();
  const { wordCount, status } = book;
  const updatedAt = updateTimeLabel(book);
  const tags = firstPublicationTags(book, host.platform.android);
  return (
    <BookHead book={book} title={titleWithHeroes(book)} titleAs="h2" facts={bookFacts({ wordCount, status })}>
      {updatedAt !== undefined && <p className={styles['updated']}>更新于{updatedAt}</p>}
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label="首发">
          {tags.map((tag) => (
            <li key={tag} className={styles['tag']}>
              <Tag tone="seal">{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </BookHead>
  );
}
