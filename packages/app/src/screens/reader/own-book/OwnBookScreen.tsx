import { isLocalBookId } from '@shuye/core-domain/book';
import { Button, EmptyView, Page } from '@shuye/ui';
import { lazy, Suspense } from 'react';
import { useOwnBook } from '../../../features/own-books/useOwnBook.ts';
import { BackBar } from '../../../features/page/BackBar.tsx';
import { PageTitle } from '../../../features/page/PageTitle.tsx';
import { useLocation } from '../../../router/index.ts';
import { paths } from '../../../routes.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { loadPersistently } from '../../../services/loadPersistently.ts';
import { BookOnItsWay } from '../book/BookOnItsWay.tsx';
import { OpenedOwnBook } from './OpenedOwnBook.tsx';
import { useLatestPlace } from './useLatestPlace.ts';

const SpaceBookOpening = lazy(() => loadPersistently(() => import('./SpaceBookOpening.tsx')));

/** A book that the reader brought along, named behind the `#` of the address: from this device, or from the account's space. */
export default function OwnBookScreen() {
  const bookId = useLocation().hash.slice(1);
  const book = useOwnBook(bookId);
  const isReady = useLatestPlace(book);
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  if (!isLocalBookId(bookId)) return <MissingBook />;
  if (book === undefined || (book && !isReady)) return <BookOnItsWay />;
  if (book) return <OpenedOwnBook key={book.edition} own={book} />;
  // A guest has no space.
  return isLoggedIn ? (
    <Suspense fallback={<BookOnItsWay />}>
      <SpaceBookOpening key={bookId} bookId={bookId} missing={<MissingBook />} />
    </Suspense>
  ) : (
    <MissingBook />
  );
}

function MissingBook() {
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle name="本地书" />
      <EmptyView
        message="这台设备上没有这本书"
        hint="本地书存在导入它的设备和浏览器里；上传到我的空间的，登录同一个账号就能读"
        action={
          <Button variant="primary" href={paths.shelf()}>
            去书架
          </Button>
        }
      />
    </Page>
  );
}
