import { coverNote, readButtonLabel, type Book } from '@shuye/core-domain/book';
import { ActionBar, AddToShelfButton, Button } from '@shuye/ui';
import { paths } from '../../routes.ts';
import { useSearchParams } from '../../router/index.ts';
import { useProgress } from '../../hooks/useProgress.ts';
import { useReadPress } from './useReadPress.ts';
import { useShelfButton } from './useShelfButton.ts';

/** The two things one can do with a book, within the thumb's reach, and what it costs [COVER-11] [COVER-22] [COVER-28]. */
export function BookActions({ book }: { book: Book }) {
  const [query] = useSearchParams();
  const hasProgress = useProgress(book.bookId) !== undefined;
  const { state, add, alert } = useShelfButton(book);
  const rid = query.get('rid') ?? undefined;
  const reader = paths.reader(book.bookId, { bookType: book.format, rid });
  const read = useReadPress(book, reader);
  return (
    <>
      <ActionBar measure="wide" note={coverNote(book)}>
        <AddToShelfButton state={state} onAdd={add} wide />
        <Button variant="primary" wide {...(read ? { onPress: read } : { href: reader })}>
          {readButtonLabel(hasProgress)}
        </Button>
      </ActionBar>
      {alert}
    </>
  );
}
