import type { Book } from '@shuye/core-domain/book';
import { ExpandableText, Tag } from '@shuye/ui';
import styles from './Description.module.css';

/** What the book is about: its tags and its description, three lines until more is asked for [COVER-02] [COVER-03]. */
export function Description({ book: { tags, description } }: { book: Book }) {
  return (
    <section className={styles['description']} aria-label="简介">
      {tags.length > 0 && (
        <ul className={styles['tags']} aria-label="标签">
          {tags.map(({ tagId, name }) => (
            <li key={tagId} className={styles['tag']}>
              <Tag>{name}</Tag>
            </li>
          ))}
        </ul>
      )}
      {description !== '' && <ExpandableText text={description} />}
    </section>
  );
}
