import { Children, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useCanObserve } from '../../behaviours/useCanObserve.ts';
import { BookGroup } from './BookGroup.tsx';
import styles from './LongBookList.module.css';

/** Even, so that two columns are full. Each drawing has a price beside its books': smaller groups cost more in all. */
const GROUP = 8;

export interface LongBookListProps {
  label?: string | undefined;
  /** Two from 768 px, unless one is asked for. */
  columns?: 'one' | 'two' | undefined;
  /** `none`: the rows bring their own lines or margins. */
  spacing?: 'books' | 'none' | undefined;
  children: ReactNode;
}

const inGroups = (items: readonly ReactNode[]) =>
  Array.from({ length: Math.ceil(items.length / GROUP) }, (_, at) => ({
    from: at * GROUP,
    books: items.slice(at * GROUP, (at + 1) * GROUP),
  }));

/**
 * Books or records below one another, however many: groups of them that are far from what is seen keep their height alone. One
 * column on phones, two from 768 px.
 */
export function LongBookList({ label, columns = 'two', spacing = 'books', children }: LongBookListProps) {
  const list = useRef<HTMLDivElement>(null);
  const canObserve = useCanObserve();
  const [width, setWidth] = useState(0);
  const items = Children.toArray(children);
  const groups = inGroups(items);

  // Before the page restores its scroll: what was never drawn is as high as what is.
  useLayoutEffect(() => {
    const height = list.current?.querySelector('[data-full]')?.getBoundingClientRect().height ?? 0;
    if (height > 0) list.current?.style.setProperty('--group-height', `${height}px`);
  });

  // Bars of phones that come and go change the height alone, which means nothing here.
  useLayoutEffect(() => {
    const onResize = (): void => setWidth(window.innerWidth);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- items of one list lie in groups
      role="list"
      aria-label={label}
      className={styles['list']}
      data-columns={columns}
      data-spacing={spacing}
    >
      {groups.map(({ from, books }, at) => (
        <BookGroup
          key={from}
          from={from}
          total={items.length}
          width={width}
          isFull={books.length === GROUP}
          isDrawn={at === 0 || at === groups.length - 1}
          isKept={!canObserve}
        >
          {books}
        </BookGroup>
      ))}
    </div>
  );
}
