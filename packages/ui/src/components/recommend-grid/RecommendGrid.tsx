import type { ReactNode } from 'react';
import { listItems } from '../list-items/listItems.tsx';
import styles from './RecommendGrid.module.css';

export interface RecommendGridProps {
  label?: string | undefined;
  children: ReactNode;
}

/** Recommended books: one column below 360 px, two up to 439 px, three from 440 px (COVER-12 to COVER-14). */
export function RecommendGrid({ label, children }: RecommendGridProps) {
  return (
    <ul className={styles['grid']} aria-label={label}>
      {listItems(children, styles['item'])}
    </ul>
  );
}
