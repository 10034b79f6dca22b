import type { Book } from '@shuye/core-domain/book';
import { Tag } from '@shuye/ui';
import styles from './BookTags.module.css';

/** The subjects of a book [COVER-02] [QCOVER-19]. */
export function BookTags({ book: { tags } }: { book: Book }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label="标签">
      {tags.map(({ tagId, name }) => (
        <li key={tagId} className={styles['tag']}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
