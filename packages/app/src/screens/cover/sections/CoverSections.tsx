import type { Book } from '@shuye/core-domain/book';
import { Comments } from '../../../features/book-page/sections/Comments.tsx';
import { ExcerptSection } from '../../../features/book-page/sections/ExcerptSection.tsx';
import { useDownloadGuide } from '../../../features/guide/useDownloadGuide.tsx';

export function CoverSections({ book: { bookId } }: { book: Book }) {
  const guide = useDownloadGuide(bookId, 'cover');
  return (
    <>
      <ExcerptSection bookId={bookId} />
      <Comments bookId={bookId} onAsk={guide.ask} />
      {guide.dialog}
    </>
  );
}
