import type { ReactNode } from 'react';
import styles from './BookColumns.module.css';

interface BookColumnsProps {
  children: ReactNode;
  /** Stands below the rest on phones, beside it in wide windows. */
  side: ReactNode;
}

export function BookColumns({ children, side }: BookColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>{children}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  );
}
