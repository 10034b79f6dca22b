import { BOOK_STATUS_VERSION, parseBookStatuses, type KnownBook } from '@shuye/core-domain/shelf';
import type { KeyValueStorage } from '../../../storage/createStorage.ts';

const KEY = 'book_status';

export interface SeenBooks {
  /** Gives a copy. */
  all: () => Map<string, KnownBook>;
  /** Replaces all that was known. */
  keep: (books: Iterable<KnownBook>) => void;
  /** Keeps what is known of other books. */
  add: (books: readonly KnownBook[]) => void;
}

/** Remembers what the reader knows of kept books; a record of another version is of no use [SHELFSYNC-26]. */
export function createSeenBooks(storage: KeyValueStorage): SeenBooks {
  const all: SeenBooks['all'] = () =>
    new Map((storage.read(KEY, parseBookStatuses)?.books ?? []).map((book) => [book.bookId, book]));
  const keep: SeenBooks['keep'] = (books) =>
    void storage.write(KEY, { version: BOOK_STATUS_VERSION, books: [...books] });
  return {
    all,
    keep,
    add: (books) => {
      const known = all();
      for (const book of books) known.set(book.bookId, book);
      keep(known.values());
    },
  };
}
