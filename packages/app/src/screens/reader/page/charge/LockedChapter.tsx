import type { Book } from '@shuye/core-domain/book';
import type { Chapter, ContentPrefixes } from '@shuye/core-domain/chapter';
import type { AppError } from '@shuye/core-domain/error';
import { spaceHeading } from '@shuye/core-domain/text';
import { LockIcon } from '@shuye/ui';
import { useChapterAccess } from '../../../../features/chapter-access/useChapterAccess.ts';
import { ChapterCharge } from './ChapterCharge.tsx';
import { ChargeGuide } from './ChargeGuide.tsx';
import styles from './LockedChapter.module.css';
import { LockedPreview } from './LockedPreview.tsx';
import { useChargeBar } from './useChargeBar.ts';

export interface LockedChapterProps {
  book: Book;
  chapter: Chapter;
  prefixes: ContentPrefixes | undefined;
  /** The server's answer, where it and not our rule locked the chapter. */
  refusal: AppError | undefined;
}

/**
 * In the place of a locked chapter: its beginning where the host shows one, and the way on: the app where the host gives
 * the chapter away there alone [READER-12], else what it costs [READER-11].
 */
export default function LockedChapter({ book, chapter, prefixes, refusal }: LockedChapterProps) {
  const access = useChapterAccess(book)(chapter);
  const bar = useChargeBar(access);
  return (
    <>
      <span className={styles['lock']}>
        <LockIcon />
      </span>
      <h2 className={styles['title']}>{spaceHeading(chapter.title)}</h2>
      {prefixes && <LockedPreview access={access} chapter={chapter} prefixes={prefixes} />}
      {bar ? (
        <ChargeGuide bookId={book.bookId} bar={bar} />
      ) : (
        (access.locked || refusal) && <ChapterCharge book={book} chapter={chapter} />
      )}
      {refusal && <p className={styles['note']}>{refusal.message}</p>}
    </>
  );
}
