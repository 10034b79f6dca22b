import { useParams } from '../../router/index.ts';

/** The book of the address; under /book it may be written as a file [ROUTE-16]. */
export function useCoverBookId(): string {
  const { bookFile = '', bookId = bookFile } = useParams();
  return bookId;
}
