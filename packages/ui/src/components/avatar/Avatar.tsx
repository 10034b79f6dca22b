import { MineIcon } from '../../icons/MineIcon.tsx';
import { LazyImage } from '../lazy-image/LazyImage.tsx';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Without it, or when it cannot be had, a figure is drawn. */
  src?: string | undefined;
  size?: 'medium' | 'large' | undefined;
}

/** A reader's picture. Decoration: the name stands beside it. */
export function Avatar({ src, size = 'medium' }: AvatarProps) {
  const figure = (
    <span className={styles['figure']}>
      <MineIcon />
    </span>
  );
  return (
    <span className={styles['avatar']} data-size={size}>
      {src === undefined || src === '' ? figure : <LazyImage src={src} alt="" fallback={figure} />}
    </span>
  );
}
