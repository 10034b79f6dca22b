import { CoverPage } from './CoverPage.tsx';
import { useCoverBookId } from './useCoverBookId.ts';

/** A book's cover page, at /cover/{id}, /book/{id} and /book/{id}.html, and at /cover2 and /cover3 [ROUTE-14..18]. */
export default function CoverScreen() {
  const bookId = useCoverBookId();
  return <CoverPage key={bookId} bookId={bookId} />;
}
