import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

export function SearchIllustration() {
  return (
    <Illustration>
      <path d="M24 24h46v52H30a6 6 0 0 1-6-6ZM24 70a6 6 0 0 1 6-6h40M36 36h22M36 44h14" />
      <circle className={styles['accent']} cx="80" cy="56" r="13" />
      <path className={styles['accent']} d="m89.5 65.5 11 11" />
    </Illustration>
  );
}
