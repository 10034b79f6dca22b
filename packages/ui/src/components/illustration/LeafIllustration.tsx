import { Illustration } from './Illustration.tsx';
import styles from './Illustration.module.css';

export function LeafIllustration() {
  return (
    <Illustration>
      <path d="M60 30c-9-6-20-8-34-7v48c14-1 25 1 34 7 9-6 20-8 34-7V23c-14-1-25 1-34 7ZM60 30v48" />
      <path d="M36 36c5 0 9 .8 13 2.5M36 46c5 0 9 .8 13 2.5M71 38.5c4-1.7 8-2.5 13-2.5" />
      <path className={styles['accent']} d="M78 23V8l5 4 5-4v15" />
    </Illustration>
  );
}
