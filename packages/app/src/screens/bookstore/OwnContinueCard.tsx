import { useEffect, useMemo } from 'react';
import { useOwnBook } from '../../features/own-books/useOwnBook.ts';
import { paths } from '../../routes.ts';
import type { Progress } from '../../stores/progressStore.ts';
import { ContinueLink } from './ContinueLink.tsx';

/** 接着读 of a book that the reader brought along, as long as the device has it. */
export default function OwnContinueCard({ bookId, left }: { bookId: string; left: Progress }) {
  const book = useOwnBook(bookId);
  const cover = book?.cover;
  const coverUrl = useMemo(() => (cover ? URL.createObjectURL(cover) : ''), [cover]);
  useEffect(() => () => URL.revokeObjectURL(coverUrl), [coverUrl]);
  return book ? <ContinueLink {...book} coverUrl={coverUrl} href={paths.reader(bookId)} left={left} /> : null;
}
