import type { Book } from '@shuye/core-domain/book';
import type { OpenedChapter } from '@shuye/reader-engine';
import { GuideBox } from '../../../features/guide/GuideBox.tsx';
import { useGuideBox } from '../../../features/guide/useGuideBox.ts';

/** The popup box on the chapters that the host chose for it [READER-18] [GUIDE-16]. */
export function ReaderGuideBox({ book, opened }: { book: Book; opened: OpenedChapter | undefined }) {
  const box = useGuideBox(
    book.bookId,
    opened && { ordinal: opened.chapter.ordinal, isOpen: opened.status === 'ready' },
  );
  return <GuideBox {...box} />;
}
