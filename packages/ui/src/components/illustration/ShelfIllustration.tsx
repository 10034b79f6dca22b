import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

export function ShelfIllustration() {
  return (
    <Illustration>
      <path d="M14 78h92M22 78V34h12v44M34 78V28h10v50M86 78l-9.5-42 11-2.5L97 76" />
      <path d="M25.5 42h5M37 38h4M37 42h4" />
      <path className={styles['accent']} d="M55 66c6-3 10-3 15 0M55 60c6-3 10-3 15 0M52 70V50c6-3 12-3 18 0v20" />
    </Illustration>
  );
}
