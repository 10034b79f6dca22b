import { NO_SPACE_BOOK, type OwnSpace } from '@shuye/api-client/calls';
import { ownBookPieces } from '@shuye/core-domain/own-book-file';
import { Refusal, type Answers, type Fields } from './fakeServer.ts';

interface Kept {
  upload: string;
  bookId: string;
  title: string;
  author: string;
  format: 'txt' | 'epub';
  bytes: number;
  digest: string;
  isWhole: 0 | 1;
  at: number;
  pieces: Map<number, string>;
}

const gone = new Refusal(NO_SPACE_BOOK, '我的空间里没有这本书了，请刷新后重试');

/** A server that keeps the own books of one account, as the gateway does. */
export function aSpaceServer(limits: Pick<OwnSpace, 'maxBytes' | 'maxBooks'> = { maxBytes: 1e8, maxBooks: 100 }) {
  const books = new Map<string, Kept>();
  const find = (fields: Fields) => books.get(String(fields['upload']));
  const missing = ({ bytes, pieces }: Kept) =>
    Array.from({ length: ownBookPieces(bytes) }, (_, ordinal) => ordinal).filter((ordinal) => !pieces.has(ordinal));

  const answers: Answers = {
    loadOwnSpace: () => ({
      books: [...books.values()].map(({ bookId, upload, title, author, format, bytes, isWhole, at }) => ({
        bookId,
        upload,
        title,
        author,
        format,
        bytes,
        isWhole,
        at,
      })),
      usedBytes: [...books.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      ...limits,
    }),
    beginSpaceBook: (fields) => {
      const { bookId, title, author, format, bytes, digest } = fields as unknown as Kept;
      const known = [...books.values()].find((book) => book.digest === digest);
      const upload = known?.upload ?? String(books.size + 1).repeat(32);
      const fresh = { upload, bookId, title, author: author ?? '', format, bytes, digest, isWhole: 0, at: 1 } as const;
      const book: Kept = known ?? { ...fresh, pieces: new Map() };
      books.set(upload, book);
      return { upload, isWhole: book.isWhole, missing: missing(book) };
    },
    writeSpaceBook: (fields) => {
      const book = find(fields);
      if (!book) return gone;
      book.pieces.set(Number(fields['ordinal']), String(fields['content']));
      return {};
    },
    finishSpaceBook: (fields) => {
      const book = find(fields);
      if (!book || missing(book).length > 0) return gone;
      book.isWhole = 1;
      return {};
    },
    readSpaceBook: (fields) => {
      const book = find(fields);
      const content = book?.pieces.get(Number(fields['ordinal']));
      return book && content !== undefined ? { bytes: book.bytes, digest: book.digest, content } : gone;
    },
    deleteSpaceBook: (fields) => {
      for (const [upload, { bookId }] of books) if (bookId === fields['bookId']) books.delete(upload);
      return {};
    },
  };
  return { answers, books };
}
