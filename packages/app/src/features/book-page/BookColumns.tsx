import type { ReactNode } from 'react';
import styles from './BookColumns.module.css';

interface BookColumnsProps {
  children: ReactNode;
  /** Below the rest on phones, beside it in wide windows. */
  side: ReactNode;
}

/** A page about one book: what it is, and beside it in a wide window what else there is to read. */
export function BookColumns({ children, side }: BookColumnsProps) {
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>{children}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  );
}
