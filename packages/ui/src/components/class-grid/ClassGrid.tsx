import type { ReactNode } from 'react';
import lying from '../../base/lyingTiles.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import { listItems } from '../list-items/listItems.tsx';
import styles from './ClassGrid.module.css';

export interface ClassGridProps {
  label?: string | undefined;
  /** `BookTile`s with keys, which here lie on their side. */
  children: ReactNode;
}

/** Books in two columns, up to four on wide screens, cover at the left of the words (the bookstore's class form, STORE-04). */
export function ClassGrid({ label, children }: ClassGridProps) {
  return (
    <ul className={classNames(styles['grid'], lying['lying'])} aria-label={label}>
      {listItems(children, styles['item'])}
    </ul>
  );
}
