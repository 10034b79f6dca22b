import { PlusIcon } from '../../icons/PlusIcon.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './ShelfAddTile.module.css';

export interface ShelfAddTileProps {
  label?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** The free place at the end of the shelf; leads to where books are found. */
export function ShelfAddTile({ label = '添加书籍', href, onPress }: ShelfAddTileProps) {
  return (
    <Pressable className={styles['tile']} href={href} onPress={onPress}>
      <span className={styles['place']}>
        <span className={styles['plus']}>
          <PlusIcon />
        </span>
      </span>
      <span className={styles['label']}>{label}</span>
    </Pressable>
  );
}
