import { chargeBlock, guestMember, spaceHeading, type Book, type Chapter } from '@shuye/core-domain';
import { LockIcon } from '@shuye/ui';
import { useChapterAccess } from '../../features/chapter-access/useChapterAccess.ts';
import styles from './LockedChapter.module.css';

interface LockedChapterProps {
  book: Book;
  chapter: Chapter;
}

/** In the place of a locked chapter: what it costs, and what would open it [READER-11] [READER-36]. */
export function LockedChapter({ book, chapter }: LockedChapterProps) {
  const access = useChapterAccess(book)(chapter);
  const isSold = !access.locked || access.reason === 'unpaid';
  return (
    <>
      <span className={styles['lock']}>
        <LockIcon />
      </span>
      <h2 className={styles['title']}>{spaceHeading(chapter.title)}</h2>
      {isSold ? <Price book={book} chapter={chapter} /> : <p className={styles['note']}>本章需在APP内阅读</p>}
    </>
  );
}

function Price({ book, chapter }: LockedChapterProps) {
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
