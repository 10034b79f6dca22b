import { withoutHtmlSuffix } from '@shuye/core-domain/address';
import { useParams } from '../../router/index.ts';

/** The book of the address; under /book it may be written as a file [ROUTE-16]. */
export function useCoverBookId(): string {
  const { bookId, bookFile = '' } = useParams();
  return bookId ?? withoutHtmlSuffix(bookFile);
}
