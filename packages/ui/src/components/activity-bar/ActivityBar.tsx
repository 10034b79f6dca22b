import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx';
import { LazyImage } from '../lazy-image/LazyImage.tsx';
import { Pressable } from '../pressable/Pressable.tsx';
import styles from './ActivityBar.module.css';

export interface ActivityBarProps {
  title: string;
  note?: string | undefined;
  picture?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** An invitation between two modules of the bookstore (STORE-03). */
export function ActivityBar({ title, note, picture, href, onPress }: ActivityBarProps) {
  return (
    <Pressable className={styles['bar']} href={href} onPress={onPress}>
      {picture === undefined ? (
        <>
          <span className={styles['words']}>
            <span className={styles['title']}>{title}</span>
            {note !== undefined && <span className={styles['note']}>{note}</span>}
          </span>
          <ChevronRightIcon size="small" />
        </>
      ) : (
        <LazyImage className={styles['picture']} src={picture} alt={title} />
      )}
    </Pressable>
  );
}
