import { Fragment, type ReactElement, type Ref, useImperativeHandle, useRef, useSyncExternalStore } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';

export interface LongListHandle {
  /** Brings the item at `index` to the middle of the window. */
  scrollTo: (index: number) => void;
}

export interface LongListProps<T> {
  handle: Ref<LongListHandle>;
  /** What the links lead through. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactElement;
}

/** Items of the first rendering, before anything was measured: a screen of them. */
const FIRST_ITEMS = 24;

const subscribe = () => () => undefined;

/** A list of thousands that scrolls with the window; only what is near the eyes is in the document. */
export function LongList<T>(props: LongListProps<T>) {
  // iOS before 13.4 cannot measure what changes: there the list is written out.
  const canMeasure = useSyncExternalStore(
    subscribe,
    () => typeof ResizeObserver !== 'undefined',
    () => true,
  );
  return <nav aria-label={props.label}>{canMeasure ? <MeasuredList {...props} /> : <WholeList {...props} />}</nav>;
}

function MeasuredList<T>({ handle, items, keyOf, children }: LongListProps<T>) {
  const list = useRef<WindowVirtualizerHandle>(null);
  useImperativeHandle(handle, () => ({
    scrollTo: (index) => list.current?.scrollToIndex(index, { align: 'center' }),
  }));
  return (
    <WindowVirtualizer ref={list} as="ul" item="li" data={items} ssrCount={Math.min(FIRST_ITEMS, items.length)}>
      {(item) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>}
    </WindowVirtualizer>
  );
}

function WholeList<T>({ handle, items, keyOf, children }: LongListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(handle, () => ({
    scrollTo: (index) => list.current?.children[index]?.scrollIntoView({ block: 'center' }),
  }));
  return (
    <ul ref={list}>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
