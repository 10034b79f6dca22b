import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen to the page; nobody sees them. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <div className={styles['hidden']}>{children}</div>;
}
