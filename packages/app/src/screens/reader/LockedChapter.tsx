import { chargeBlock, guestMember, spaceHeading, type AppError, type Book, type Chapter } from '@shuye/core-domain';
import { LockIcon } from '@shuye/ui';
import { useChapterAccess } from '../../features/chapter-access/useChapterAccess.ts';
import styles from './LockedChapter.module.css';

interface PriceProps {
  book: Book;
  chapter: Chapter;
}

interface LockedChapterProps extends PriceProps {
  /** The server's answer, where it and not our rule locked the chapter. */
  refusal: AppError | undefined;
}

/** In the place of a locked chapter: what it costs, and what would open it [READER-11] [READER-36]. */
export function LockedChapter({ book, chapter, refusal }: LockedChapterProps) {
  const access = useChapterAccess(book)(chapter);
  const isCounted = access.locked && access.reason === 'beyond-quota';
  return (
    <>
      <span className={styles['lock']}>
        <LockIcon />
      </span>
      <h2 className={styles['title']}>{spaceHeading(chapter.title)}</h2>
      {access.locked && !isCounted && <Price book={book} chapter={chapter} />}
      {isCounted && <p className={styles['note']}>本章需在APP内阅读</p>}
      {refusal && <p className={styles['note']}>{refusal.message}</p>}
    </>
  );
}

function Price({ book, chapter }: PriceProps) {
  const { price, struckPrice, unitPrice, offer } = chargeBlock({ book, chapter, member: guestMember });
  return (
    <>
      <p className={styles['price']}>
        {price}
        {struckPrice !== undefined && <del className={styles['struck']}>{struckPrice}</del>}
      </p>
      {unitPrice !== undefined && <p className={styles['note']}>{unitPrice}</p>}
      {offer !== undefined && <p className={styles['offer']}>{offer}</p>}
    </>
  );
}
