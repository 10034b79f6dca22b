import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { classNames } from '../../behaviours/classNames.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './ShelfAddTile.module.css';

export interface ShelfAddTileProps {
  label?: string | undefined;
  row?: boolean | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** The free place at the end of the shelf; leads to where books are found. */
export function ShelfAddTile({ label = '添加书籍', row = false, href, onPress }: ShelfAddTileProps) {
  return (
    <Pressable className={classNames(styles['tile'], row && styles['row'])} href={href} onPress={onPress}>
      <span className={styles['place']}>
        <span className={styles['plus']}>
          <PlusIcon />
        </span>
      </span>
      <span className={styles['label']}>{label}</span>
    </Pressable>
  );
}
