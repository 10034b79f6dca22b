import type { ReactNode } from 'react';
import { classNames } from '../../behaviours/classNames.ts';
import { listItems } from '../list-items/listItems.tsx';
import styles from './Scroller.module.css';

interface ScrollerProps {
  label?: string | undefined;
  /** Sets `--scroller-item` (width of an item), `--scroller-wide` (its least width in a wide window) and `--scroller-gap`. */
  className?: string | undefined;
  itemClassName?: string | undefined;
  children: ReactNode;
}

/** A row of items that is scrolled sideways and runs out over the edges of the page; rows of a grid in a wide window. */
export function Scroller({ label, className, itemClassName, children }: ScrollerProps) {
  return (
    <ul className={classNames(styles['scroller'], className)} aria-label={label}>
      {listItems(children, classNames(styles['item'], itemClassName))}
    </ul>
  );
}
