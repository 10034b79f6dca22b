import type { Book } from '@shuye/core-domain/book';
import { energyTag, type EnergyTag } from '@shuye/core-domain/energy';
import { Tag } from '@shuye/ui';
import styles from './BookTags.module.css';

const energyWords: Readonly<Record<EnergyTag, string>> = {
  none: '',
  energy: '蚂蚁森林能量书',
  'ending-soon': '蚂蚁森林能量书·即将结束',
};

/** The subjects of a book [COVER-02] [QCOVER-19], and whether reading it earns energy [ENERGY-04] [ENERGY-05]. */
export function BookTags({ book }: { book: Book }) {
  const { tags } = book;
  const energy = energyWords[energyTag(book, book.serverTime)];
  if (tags.length === 0 && !energy) return null;
  return (
    <ul className={styles['tags']} aria-label="标签">
      {energy && (
        <li className={styles['tag']}>
          <Tag tone="jade">{energy}</Tag>
        </li>
      )}
      {tags.map(({ tagId, name }) => (
        <li key={tagId} className={styles['tag']}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
