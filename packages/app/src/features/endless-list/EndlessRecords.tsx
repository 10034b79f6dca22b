import { nextRecordPage, type RecordPage } from '@shuye/core-domain/purchase';
import { LoadMore, LongBookList } from '@shuye/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { listStatus } from './listStatus.ts';

interface EndlessRecordsProps<Page, Item> {
  /** A first page that fails is thrown to the screen's boundary. */
  list: UseInfiniteQueryResult<InfiniteData<Page>>;
  recordsOf: (page: Page) => RecordPage<Item>;
  label: string;
  /** Books stand apart, in two columns where there is room for them. */
  rows?: 'records' | 'books';
  empty: ReactNode;
  /** One record; its place in the list, from 0, is its key: records never move. */
  children: (record: Item, at: number) => ReactElement;
}

/** Lists records of an account, newest first, page after page; records far from what is seen are not drawn. */
export function EndlessRecords<Page, Item>(props: EndlessRecordsProps<Page, Item>) {
  const { list, recordsOf, label, rows = 'records', empty, children } = props;
  if (!list.data) return <ListSkeleton rows={rows} />;
  const pages = list.data.pages.map(recordsOf);
  const records = pages.flatMap((page) => page.records);
  // Two lists may share their pages: each ends by its own count.
  const hasNextPage = nextRecordPage(pages.length, pages.at(-1)?.totalPages ?? 0) !== undefined;
  if (records.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <LongBookList
        label={label}
        columns={rows === 'books' ? 'two' : 'one'}
        spacing={rows === 'books' ? 'books' : 'none'}
      >
        {records.map(children)}
      </LongBookList>
      <LoadMore
        key={records.length}
        status={listStatus({ ...list, hasNextPage })}
        onLoad={() => void list.fetchNextPage()}
        endText="没有更多了"
      />
    </>
  );
}
