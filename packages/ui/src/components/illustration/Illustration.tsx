import type { ReactNode } from 'react';
import styles from './Illustration.module.css';

/**
 * The ground of a small illustration for states without content, 120 x 96: ink for the thing, one stroke of seal red for its
 * life. Decoration: the words beside it say what is the matter. Each is a file of its own, which only the pages that show it load.
 */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={styles['illustration']} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
