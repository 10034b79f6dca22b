import type { ReactNode } from 'react';
import { Scroller } from '../scroller/Scroller.tsx';
import styles from './SlideList.module.css';

export interface SlideListProps {
  label?: string | undefined;
  /** Above the books: how long the offer lasts, a `CountdownLabel`. */
  countdown?: ReactNode;
  /** `BookTile`s with keys. */
  children: ReactNode;
}

/** Covers that are scrolled sideways, with room for a countdown (STORE-07). */
export function SlideList({ label, countdown, children }: SlideListProps) {
  return (
    <div>
      {countdown !== undefined && <div className={styles['countdown']}>{countdown}</div>}
      <Scroller label={label} className={styles['list']}>
        {children}
      </Scroller>
    </div>
  );
}
