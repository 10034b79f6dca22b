import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListEnd } from './ListEnd.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface EndlessItemsProps<Page, Item> {
  /** A first page that fails is thrown to the screen's boundary. */
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** Joins the pages, each item once. */
  join: (pages: readonly Page[]) => readonly Item[];
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

export function EndlessItems<Page, Item>({ list, join, empty, children }: EndlessItemsProps<Page, Item>) {
  if (!list.data) return <ListSkeleton />;
  const items = join(list.data.pages);
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      <ListEnd key={items.length} list={list} />
    </>
  );
}
