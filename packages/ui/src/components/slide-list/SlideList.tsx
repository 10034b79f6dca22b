import { Children, type ReactNode } from 'react';
import lying from '../../base/lyingTiles.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import { Scroller } from '../scroller/Scroller.tsx';
import styles from './SlideList.module.css';

export interface SlideListProps {
  label?: string | undefined;
  /** Shows above the books how long the offer lasts, in a `CountdownLabel`. */
  countdown?: ReactNode;
  /** `BookTile`s with keys. */
  children: ReactNode;
}

/** Covers that are scrolled sideways, with room for a countdown (STORE-07); up to three share the row of a wide window. */
export function SlideList({ label, countdown, children }: SlideListProps) {
  const few = Children.count(children) <= 3;
  return (
    <div>
      {countdown !== undefined && <div className={styles['countdown']}>{countdown}</div>}
      <Scroller label={label} className={classNames(styles['list'], few && styles['few'], few && lying['lying'])}>
        {children}
      </Scroller>
    </div>
  );
}
