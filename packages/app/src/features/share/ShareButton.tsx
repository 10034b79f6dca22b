import type { Book } from '@shuye/core-domain/book';
import { IconButton, ShareIcon } from '@shuye/ui';
import { useShareBook } from './useShareBook.ts';

export function ShareButton({ book }: { book: Book }) {
  return (
    <IconButton label="分享" onPress={useShareBook(book)}>
      <ShareIcon />
    </IconButton>
  );
}
