import { isLocalBookId, type Book, type BookStatus } from '@shuye/core-domain/book';
import { Button } from '@shuye/ui';
import { paths } from '../../../../routes.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import styles from './Trailer.module.css';
import { TrailerBooks } from './TrailerBooks.tsx';

const texts: Readonly<Record<BookStatus, string>> = {
  ongoing: '作者正在努力码字中，后续章节敬请期待',
  finished: '恭喜你，又读完了一本书',
};

/** After the last chapter: more is to come, or the book is read [READER-13] [READER-31] [READER-32]. */
export default function Trailer({ book }: { book: Book }) {
  const { hidesTrailerButton = false } = useServices().host.reader;
  const isLocal = isLocalBookId(book.bookId);
  return (
    <>
      <span className={styles['seal']} aria-hidden="true">
        {book.status === 'ongoing' ? '待续' : '全书完'}
      </span>
      <p className={styles['text']}>{texts[book.status]}</p>
      {isLocal ? <Button href={paths.shelf()}>回书架</Button> : <TrailerBooks book={book} />}
      {!isLocal && !hidesTrailerButton && <Button href={paths.home()}>去书城看看</Button>}
    </>
  );
}
