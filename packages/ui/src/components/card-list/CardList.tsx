import type { ReactNode } from 'react';
import { listItems } from '../list-items/listItems.tsx';
import styles from './CardList.module.css';

export interface CardListProps {
  label?: string | undefined;
  /** `BookTile`s with keys, which here lie on their side in a card. */
  children: ReactNode;
}

/** Cards that are scrolled sideways (STORE-06). */
export function CardList({ label, children }: CardListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {listItems(children, styles['card'])}
    </ul>
  );
}
