import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { observeInView } from '../../behaviours/observeInView.ts';
import styles from './LongBookList.module.css';

/** Books are drawn this far outside of the screen, in screen heights: at most three groups of a phone's. */
const ROOT_MARGIN = '65%';

interface BookGroupProps {
  /** Place of its first book in the list, from 0. */
  from: number;
  total: number;
  /** The width of the window: another one makes other heights. */
  width: number;
  isFull: boolean;
  isDrawn: boolean;
  /** Drawn always: the kernel cannot tell what is in view. */
  isKept: boolean;
  children: ReactNode;
}

/** Books out of view are only their height. */
export function BookGroup({ from, total, width, isFull, isDrawn, isKept, children }: BookGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isDrawn);
  const [measured, setMeasured] = useState({ width, height: 0 });
  const isShown = isNear || isKept;
  const isMeasured = measured.width === width && measured.height > 0;

  useEffect(() => {
    const element = group.current;
    if (!element || isKept) return undefined;
    return observeInView(element, ROOT_MARGIN, (inView) => {
      // What has the focus is not taken away.
      if (!inView && element.contains(document.activeElement)) return;
      if (!inView && element.hasAttribute('data-shown')) {
        setMeasured({ width, height: element.getBoundingClientRect().height });
      }
      setIsNear(inView);
    });
  }, [isKept, width]);

  return (
    <div
      ref={group}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- says nothing between list and items
      role="presentation"
      className={styles['group']}
      data-shown={isShown ? '' : undefined}
      data-full={isShown && isFull ? '' : undefined}
      style={isShown || !isMeasured ? undefined : { height: measured.height }}
    >
      {isShown &&
        Children.map(children, (child, at) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an item of the list around the groups
          <div role="listitem" aria-posinset={from + at + 1} aria-setsize={total} className={styles['item']}>
            {child}
          </div>
        ))}
    </div>
  );
}
