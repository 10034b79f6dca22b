import { MineIcon } from '../../icons/MineIcon.tsx';
import { LazyImage } from '../lazy-image/LazyImage.tsx';
import styles from './Avatar.module.css';

export interface AvatarProps {
  src?: string | undefined;
  size?: 'medium' | 'large' | undefined;
}

/** The picture is decoration, since the name stands beside it. */
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
