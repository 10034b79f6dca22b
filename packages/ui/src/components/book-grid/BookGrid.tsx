import type { ReactNode } from 'react';
import { listItems } from '../list-items/listItems.tsx';
import styles from './BookGrid.module.css';

export interface BookGridProps {
  /** What the books have in common, for those who do not see the heading above. */
  label?: string | undefined;
  /** Tiles with keys; each becomes a list item. */
  children: ReactNode;
}

/** Books in three columns (UI-05), six from 768 px. */
export function BookGrid({ label, children }: BookGridProps) {
  return (
    <ul className={styles['grid']} aria-label={label}>
      {listItems(children, styles['item'])}
    </ul>
  );
}
