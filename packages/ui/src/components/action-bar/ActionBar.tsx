import { Children, type ReactNode } from 'react';
import bottomBar from '../../base/bottomBar.module.css';
import { classNames } from '../../behaviours/classNames.ts';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  label?: string | undefined;
  /** Quiet actions at the left: one or two `IconButton`s. */
  leading?: ReactNode;
  /** One line above the buttons: what there is to know before one presses. */
  note?: string | undefined;
  /** Follows the page; a `wide` bar has its note and its buttons side by side in wide windows. */
  measure?: 'reading' | 'wide' | undefined;
  children: ReactNode;
}

/** Stays at the bottom, within the thumb's reach; give the page `bottom="action-bar"`. */
export function ActionBar({ label = '操作', leading, note, measure = 'reading', children }: ActionBarProps) {
  return (
    <section className={classNames(bottomBar['bar'], bottomBar['inset'])} aria-label={label}>
      <div className={styles['content']} data-measure={measure}>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
        <div className={styles['row']}>
          {leading !== undefined && <div className={styles['leading']}>{leading}</div>}
          {Children.map(children, (button) =>
            button === null ? null : <div className={styles['button']}>{button}</div>,
          )}
        </div>
      </div>
    </section>
  );
}
