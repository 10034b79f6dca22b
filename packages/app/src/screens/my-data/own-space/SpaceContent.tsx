import type { SpaceBook } from '@shuye/api-client/calls';
import { failureMessage } from '@shuye/core-domain/error';
import { Button, Dialog } from '@shuye/ui';
import { useRef, useState } from 'react';
import type { OwnBook } from '../../../features/own-books/OwnBook.ts';
import { isStillAccount } from '../../../services/account/isStillAccount.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import myData from '../MyData.module.css';
import { BookActions } from './BookActions.tsx';
import { describeBytes } from './describeBytes.ts';
import styles from './OwnSpace.module.css';
import { SpaceRow } from './SpaceRow.tsx';
import { SpaceShape } from './SpaceShape.tsx';
import { useHeldFocus } from './useHeldFocus.ts';
import { useOwnSpace } from './useOwnSpace.ts';

const formats = { txt: 'TXT', epub: 'EPUB' } as const;

const facts = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** How much of the space is taken, the books in it, and those of this device that are not. */
export default function SpaceContent() {
  const services = useServices();
  const { toaster } = services;
  const { desk, here } = useOwnSpace();
  const { space, error, transfers, faults } = desk;
  // What was asked about last: its name stays until the question has left the screen.
  const [leaving, setLeaving] = useState<SpaceBook>();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const quota = useRef<HTMLDivElement>(null);
  useHeldFocus(quota);

  if (!space)
    return error ? (
      <div role="alert" className={styles['failure']}>
        <p className={myData['note']}>{error.message}</p>
        <Button onPress={() => void desk.refresh()}>重试</Button>
      </div>
    ) : (
      <SpaceShape />
    );
  const { books, usedBytes, maxBytes, maxBooks } = space;
  if (maxBytes === 0 && books.length === 0) return <p className={myData['note']}>这里没有开放个人空间。</p>;

  const own = new Map((here ?? []).map((book) => [book.bookId, book]));
  const kept = new Set(books.map(({ bookId }) => bookId));
  const waiting = (here ?? []).filter(({ bookId }) => !kept.has(bookId));
  const upload = async (book: OwnBook) => {
    if (isStillAccount(services, desk.account) && (await desk.upload(book)))
      toaster.show(`《${book.title}》已上传到我的空间`);
  };
  const remove = async ({ bookId, title }: SpaceBook) => {
    if (!isStillAccount(services, desk.account)) {
      setAsking(false);
      return;
    }
    setDeleting(true);
    try {
      await desk.remove(bookId);
      toaster.show(`《${title}》已从我的空间删除`);
    } catch (cause) {
      toaster.show(failureMessage(cause));
    }
    setDeleting(false);
    setAsking(false);
  };
  const used = `已用${describeBytes(usedBytes)}，共${describeBytes(maxBytes)}`;
  const row = { transfers, faults, onCancel: desk.cancel };

  return (
    <>
      <div ref={quota} className={styles['quota']}>
        <p className={styles['quotaWords']}>
          <span>{used}</span>
          <span>
            {kept.size} / {maxBooks}本
          </span>
        </p>
        <progress className={styles['bar']} aria-label={used} max={Math.max(1, maxBytes)} value={usedBytes} />
      </div>
      {books.length === 0 && <p className={myData['note']}>空间里还没有书。</p>}
      <ul className={styles['books']} aria-label="空间里的书">
        {books.map((book) => (
          <SpaceRow
            {...row}
            key={book.upload}
            bookId={book.bookId}
            title={book.title}
            facts={facts([
              book.isWhole ? undefined : '没有传完',
              formats[book.format],
              describeBytes(book.bytes),
              book.author,
            ])}
          >
            <BookActions
              book={book}
              own={own.get(book.bookId)}
              onUpload={(one) => void upload(one)}
              onDownload={() => void desk.download(book)}
              onDelete={() => {
                setLeaving(book);
                setAsking(true);
              }}
            />
          </SpaceRow>
        ))}
      </ul>
      {waiting.length > 0 && (
        <>
          <h3 className={myData['subheading']}>这台设备上的本地书</h3>
          <ul className={styles['books']} aria-label="没有上传的本地书">
            {waiting.map((book) => (
              <SpaceRow
                {...row}
                key={book.edition}
                bookId={book.bookId}
                title={book.title}
                facts={facts([formats[book.format], `${book.chapters.length}章`, book.author])}
              >
                <Button size="small" aria-label={`上传《${book.title}》`} onPress={() => void upload(book)}>
                  上传
                </Button>
              </SpaceRow>
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={isAsking}
        title={`从空间删除《${leaving?.title ?? ''}》？`}
        lines={[
          '账号里的这一份立即删除，没有下载过的设备不能再读；已经在设备上的不受影响。',
          '这本书的书签、划线和足迹仍随账号保存，可以在书里删除。',
        ]}
        confirmText="删除"
        busy={isDeleting}
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
