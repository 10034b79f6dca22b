import { distinctBooks, type BookBrief } from '@shuye/core-domain/book';
import { BookList } from '@shuye/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListEnd } from './ListEnd.tsx';

interface EndlessBooksProps<Brief extends BookBrief> {
  /** A first page that fails is thrown to the screen's boundary; later pages are asked for again at their place. */
  list: UseInfiniteQueryResult<InfiniteData<{ books: readonly Brief[] }>>;
  /** Joins the pages; in the order of their books otherwise, each book once. */
  join?: (pages: ReadonlyArray<{ books: readonly Brief[] }>) => readonly Brief[];
  label: string;
  ordered?: boolean;
  empty: ReactNode;
  /** One book; with a key. */
  children: (book: Brief) => ReactElement;
}

/** Books page after page: as its reader nears the end of the list, the next page is asked for. */
export function EndlessBooks<Brief extends BookBrief>({
  list,
  join = distinctBooks,
  ...view
}: EndlessBooksProps<Brief>) {
  const { data } = list;
  if (!data) return <ListSkeleton />;
  const books = join(data.pages);
  return books.length === 0 ? view.empty : <Books list={list} books={books} {...view} />;
}

interface BooksProps<Brief extends BookBrief> extends Omit<EndlessBooksProps<Brief>, 'empty' | 'join'> {
  books: readonly Brief[];
}

function Books<Brief extends BookBrief>(props: BooksProps<Brief>) {
  const { list, books, label, ordered = false, children } = props;
  return (
    <>
      <BookList label={label} ordered={ordered}>
        {books.map(children)}
      </BookList>
      <ListEnd key={books.length} list={list} />
    </>
  );
}
