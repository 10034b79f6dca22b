import type { Category } from '@shuye/api-client/calls';
import { BookCover, Pressable } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './CategoryTile.module.css';

interface CategoryTileProps {
  category: Category;
  /** For tiles inside the first screen. */
  eager?: boolean | undefined;
}

export function CategoryTile({ category, eager }: CategoryTileProps) {
  const { name, relatedName, coverUrl } = category;
  return (
    <Pressable className={styles['tile']} href={paths.categoryDetail(category)}>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {relatedName !== '' && <span className={styles['related']}>{relatedName}</span>}
      </span>
      <span className={styles['cover']}>
        <BookCover title={name} src={coverUrl || undefined} eager={eager} />
      </span>
    </Pressable>
  );
}
