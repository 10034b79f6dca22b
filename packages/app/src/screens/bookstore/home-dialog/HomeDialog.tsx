import { BookGrid, BookTile, CloseIcon, IconButton, Modal } from '@shuye/ui';
import { useEffect, useId, useState } from 'react';
import { toTileProps } from '../../../features/book-summary/toTileProps.ts';
import styles from './HomeDialog.module.css';
import { useHomeBooks } from './useHomeBooks.ts';

/** Up to three books for readers who begin to look around, once a session [STORE-20] (D-147). */
export function HomeDialog() {
  const { found, wereShown } = useHomeBooks();
  const [isClosed, setClosed] = useState(false);
  const titleId = useId();
  const isShown = found !== undefined;

  useEffect(() => {
    if (isShown) wereShown();
    // Noted once, when they come up.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown]);

  if (!found) return null;
  const close = () => setClosed(true);
  return (
    <Modal open={!isClosed} onClose={close} labelledBy={titleId}>
      <div className={styles['body']}>
        <h2 id={titleId} className={styles['title']}>
          为你推荐
        </h2>
        <BookGrid label="为你推荐">
          {found.books.map((book) => (
            <BookTile key={book.bookId} {...toTileProps(book, found.rid)} />
          ))}
        </BookGrid>
      </div>
      <IconButton className={styles['close']} label="关闭" onPress={close}>
        <CloseIcon size="small" />
      </IconButton>
    </Modal>
  );
}
