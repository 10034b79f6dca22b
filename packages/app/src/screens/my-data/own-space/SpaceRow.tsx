import { Button } from '@shuye/ui';
import type { ReactNode } from 'react';
import type { SpaceDesk } from '../../../features/own-books/space/createSpaceDesk.ts';
import { WorkProgress } from '../../../features/own-books/WorkProgress.tsx';
import styles from './OwnSpace.module.css';

interface SpaceRowProps extends Pick<SpaceDesk, 'transfers' | 'faults'> {
  bookId: string;
  title: string;
  facts: string;
  onCancel: (bookId: string) => void;
  /** What may be done with the book, as long as nothing goes on. */
  children: ReactNode;
}

const words = { upload: '正在上传', download: '正在下载' } as const;

/** A book with what goes on with it, or why that came to nothing. */
export function SpaceRow({ bookId, title, facts, transfers, faults, onCancel, children }: SpaceRowProps) {
  const transfer = transfers[bookId];
  const fault = faults[bookId];
  return (
    <li className={styles['book']} data-book={bookId}>
      <div className={styles['line']}>
        <div className={styles['words']}>
          <p className={styles['title']}>{title}</p>
          <p className={styles['facts']}>{facts}</p>
        </div>
        <div className={styles['actions']}>
          {transfer ? (
            <Button size="small" variant="quiet" aria-label={`取消《${title}》`} onPress={() => onCancel(bookId)}>
              取消
            </Button>
          ) : (
            children
          )}
        </div>
      </div>
      {transfer && <WorkProgress words={words[transfer.kind]} share={transfer.share} />}
      {fault !== undefined && (
        <p className={styles['fault']} role="alert">
          {fault}
        </p>
      )}
    </li>
  );
}
