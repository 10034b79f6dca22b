import { Children, type ReactNode } from 'react';
import lying from '../../base/lyingTiles.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import { listItems } from '../list-items/listItems.tsx';
import styles from './BookGrid.module.css';

export interface BookGridProps {
  /** Names the list for those who do not see the heading above. */
  label?: string | undefined;
  /** Up to three books share the whole row of a wide window, lying on their side. */
  fillsRow?: boolean | undefined;
  children: ReactNode;
}

/** Books in three columns (UI-05), six from 768 px. */
export function BookGrid({ label, fillsRow = false, children }: BookGridProps) {
  const lies = fillsRow && Children.count(children) <= 3;
  return (
    <ul className={classNames(styles['grid'], lies && lying['lying'], lies && styles['filled'])} aria-label={label}>
      {listItems(children, styles['item'])}
    </ul>
  );
}
