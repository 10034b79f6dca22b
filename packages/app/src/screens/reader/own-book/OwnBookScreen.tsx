import { isLocalBookId } from '@shuye/core-domain/book';
import { Button, EmptyView, Page } from '@shuye/ui';
import { useOwnBook } from '../../../features/own-books/useOwnBook.ts';
import { BackBar } from '../../../features/page/BackBar.tsx';
import { PageTitle } from '../../../features/page/PageTitle.tsx';
import { useLocation } from '../../../router/index.ts';
import { paths } from '../../../routes.ts';
import { BookOnItsWay } from '../book/BookOnItsWay.tsx';
import { OpenedOwnBook } from './OpenedOwnBook.tsx';

/** A book that the reader brought along, named behind the `#` of the address: from this device alone. */
export default function OwnBookScreen() {
  const bookId = useLocation().hash.slice(1);
  const book = useOwnBook(bookId);
  if (book) return <OpenedOwnBook key={book.edition} own={book} />;
  return book === undefined && isLocalBookId(bookId) ? <BookOnItsWay /> : <MissingBook />;
}

function MissingBook() {
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle name="本地书" />
      <EmptyView
        message="这台设备上没有这本书"
        hint="本地书只存在导入它的设备和浏览器里，可以在书架重新导入"
        action={
          <Button variant="primary" href={paths.shelf()}>
            去书架
          </Button>
        }
      />
    </Page>
  );
}
