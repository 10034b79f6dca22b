import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

export function OfflineIllustration() {
  return (
    <Illustration>
      <path d="M36 70h44a16 16 0 0 0 2-31.9A22 22 0 0 0 40 36a17 17 0 0 0-4 34Z" />
      <path className={styles['accent']} d="m52 48 14 14M66 48 52 62" />
    </Illustration>
  );
}
