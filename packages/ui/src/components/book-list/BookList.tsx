import type { ReactNode } from 'react';
import { listItems } from '../list-items/listItems.tsx';
import styles from './BookList.module.css';

export interface BookListProps {
  label?: string | undefined;
  /** The order says something, as in a ranking. */
  ordered?: boolean | undefined;
  /** Counts in windows from 1024 px. */
  columns?: 2 | 3 | undefined;
  children: ReactNode;
}

/** Books below one another (STORE-08); two columns from 768 px where the page is wide. */
export function BookList({ label, ordered = false, columns = 2, children }: BookListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles['list']} data-columns={columns} aria-label={label}>
      {listItems(children, styles['item'])}
    </List>
  );
}
