import {
  Fragment,
  type ReactElement,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Virtualizer, WindowVirtualizer, type VirtualizerHandle, type WindowVirtualizerHandle } from 'virtua';

export interface LongListHandle {
  /** Brings the item at `index` to the middle of what is seen. */
  scrollTo: (index: number) => void;
}

export interface LongListProps<T> {
  handle: Ref<LongListHandle>;
  /** What the links lead through. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** What the list scrolls in; the window where it is left out. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  children: (item: T) => ReactElement;
}

/** Items of the first rendering, before anything was measured: a screen of them. */
const FIRST_ITEMS = 24;

const subscribe = () => () => undefined;

/** A list of thousands; only what is near the eyes is in the document. */
export function LongList<T>(props: LongListProps<T>) {
  // iOS before 13.4 cannot measure what changes: there the list is written out.
  const canMeasure = useSyncExternalStore(
    subscribe,
    () => typeof ResizeObserver !== 'undefined',
    () => true,
  );
  return <nav aria-label={props.label}>{canMeasure ? <MeasuredList {...props} /> : <WholeList {...props} />}</nav>;
}

function MeasuredList<T>({ handle, items, keyOf, scroller, children }: LongListProps<T>) {
  const list = useRef<WindowVirtualizerHandle & VirtualizerHandle>(null);
  useImperativeHandle(handle, () => ({
    scrollTo: (index) => list.current?.scrollToIndex(index, { align: 'center' }),
  }));
  const shared = { as: 'ul', item: 'li', data: items, ssrCount: Math.min(FIRST_ITEMS, items.length) } as const;
  const row = (item: T) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>;
  return scroller ? (
    <Virtualizer ref={list} {...shared} scrollRef={scroller}>
      {row}
    </Virtualizer>
  ) : (
    <WindowVirtualizer ref={list} {...shared}>
      {row}
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
