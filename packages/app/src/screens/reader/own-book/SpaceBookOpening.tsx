import { Button, EmptyView, Page } from '@shuye/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createSpaceDesk } from '../../../features/own-books/space/createSpaceDesk.ts';
import { loadKnownBooks, type KnownSpaceBook } from '../../../features/own-books/space/spaceRecord.ts';
import { WorkProgress } from '../../../features/own-books/WorkProgress.tsx';
import { BackBar } from '../../../features/page/BackBar.tsx';
import { PageTitle } from '../../../features/page/PageTitle.tsx';
import { useServices } from '../../../services/ServicesContext.tsx';
import { BookOnItsWay } from '../book/BookOnItsWay.tsx';
import styles from './SpaceBookOpening.module.css';

interface SpaceBookOpeningProps {
  bookId: string;
  /** Shown where the space has no such book. */
  missing: ReactNode;
}

/** A book of the account's space that is not on this device yet: it is fetched, and then read from here. */
export default function SpaceBookOpening({ bookId, missing }: SpaceBookOpeningProps) {
  const { storeOf, storage, query } = useServices();
  const desk = useStore(storeOf(createSpaceDesk));
  const { refresh, download, cancel } = desk;
  const [book, setBook] = useState<KnownSpaceBook | null>();

  useEffect(() => {
    let isOver = false;
    const find = () => loadKnownBooks(storage).find((one) => one.bookId === bookId && one.state !== 'gone');
    const known = find();
    const open = async () => {
      // A device that was told nothing yet asks first.
      if (!known) await refresh();
      if (!isOver) setBook(known ?? find() ?? null);
    };
    void open();
    return () => {
      isOver = true;
    };
  }, [bookId, storage, refresh]);

  useEffect(() => {
    if (!book) return undefined;
    void download(book).then(() => query.invalidateQueries({ queryKey: ['own-book'] }));
    return () => cancel(book.bookId);
  }, [book, download, cancel, query]);

  if (book === undefined) return <BookOnItsWay />;
  if (book === null) return missing;
  const fault = desk.faults[bookId];
  const share = desk.transfers[bookId]?.share ?? 0;
  return (
    <Page bar={<BackBar title="阅读" />}>
      <PageTitle name={book.title} />
      {fault === undefined ? (
        <div className={styles['progress']}>
          <p className={styles['title']}>{book.title}</p>
          <WorkProgress words="正在从我的空间下载" share={share} />
        </div>
      ) : (
        <div role="alert">
          <EmptyView
            message={fault}
            hint="下载到这台设备后，没有网络也能读"
            action={
              <Button variant="primary" onPress={() => setBook({ ...book })}>
                重试
              </Button>
            }
          />
        </div>
      )}
    </Page>
  );
}
