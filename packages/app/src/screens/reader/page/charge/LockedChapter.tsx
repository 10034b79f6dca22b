import { BookPayMode, type Book } from '@shuye/core-domain/book';
import type { Chapter, ContentPrefixes } from '@shuye/core-domain/chapter';
import type { AppError } from '@shuye/core-domain/error';
import { spaceHeading } from '@shuye/core-domain/text';
import type { Reader } from '@shuye/reader-engine';
import { LoadingBlock, LockIcon } from '@shuye/ui';
import { useId, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useChapterAccess } from '../../../../features/chapter-access/useChapterAccess.ts';
import { useHoldingsQuery } from '../../../../hooks/useHoldingsQuery.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { createScriptStore } from '../../../../stores/scriptStore.ts';
import { removeFirstText } from '../first-text/removeFirstText.ts';
import { AutoBuyOffer } from './AutoBuyOffer.tsx';
import { ChapterCharge } from './ChapterCharge.tsx';
import { ChargeGuide } from './ChargeGuide.tsx';
import styles from './LockedChapter.module.css';
import { LockedPreview } from './LockedPreview.tsx';
import { useAutomaticPurchase } from './useAutomaticPurchase.ts';
import { useChangesElsewhere } from './useChangesElsewhere.ts';
import { useChargeBar } from './useChargeBar.ts';
import { useFirstAnswer } from './useFirstAnswer.ts';
import { useLockedPreview } from './useLockedPreview.ts';
import { useRightsAfterRefusal } from './useRightsAfterRefusal.ts';

export interface LockedChapterProps {
  book: Book;
  reader: Reader;
  chapter: Chapter;
  prefixes: ContentPrefixes | undefined;
  /** The server's answer, where it and not our rule locked the chapter. */
  refusal: AppError | undefined;
  isCurrent: boolean;
}

/**
 * In the place of a locked chapter: its beginning where the host shows one, and the way on: the app where the host gives
 * the chapter away there alone [READER-12], else what it costs [READER-11]. Its parts are shown together: a button that
 * moves is missed.
 */
export default function LockedChapter(props: LockedChapterProps) {
  const { book, reader, chapter, prefixes, refusal, isCurrent } = props;
  const inScript = useStore(useServices().storeOf(createScriptStore), (state) => state.inScript);
  const titleId = useId();
  const access = useChapterAccess(book)(chapter);
  const bar = useChargeBar(access);
  const preview = useLockedPreview({ bookId: book.bookId, access, chapter, prefixes });
  const holdings = useHoldingsQuery();
  useChangesElsewhere({ reader, holdings, isCurrent });
  useRightsAfterRefusal({ bookId: book.bookId, refusal, isCurrent });
  const isSold = book.payMode === BookPayMode.Word && !bar && (access.locked || refusal !== undefined);
  const { isBuying, notice } = useAutomaticPurchase({
    bookId: book.bookId,
    chapterId: chapter.chapterId,
    reader,
    isWanted: isSold && isCurrent,
  });
  const shown = useFirstAnswer(preview.isLoading || holdings.isLoading, preview.text);

  useLayoutEffect(() => {
    if (shown && isCurrent) removeFirstText();
  }, [shown, isCurrent]);

  if (!shown) return <LoadingBlock />;
  return (
    // Each of several on a scrolled page has buttons of the same names.
    <section className={styles['chapter']} aria-labelledby={titleId}>
      <span className={styles['lock']}>
        <LockIcon />
      </span>
      <h2 id={titleId} className={styles['title']}>
        {inScript(spaceHeading(chapter.title))}
      </h2>
      {shown.answer && <LockedPreview text={inScript(shown.answer)} />}
      {bar ? (
        <ChargeGuide bookId={book.bookId} bar={bar} />
      ) : (
        (access.locked || refusal) && <ChapterCharge book={book} chapter={chapter} />
      )}
      {isSold && holdings.data && <AutoBuyOffer book={book} reader={reader} />}
      <output className={styles['note']}>{isBuying ? '正在自动购买本章…' : notice}</output>
      {refusal && <p className={styles['note']}>{refusal.message}</p>}
    </section>
  );
}
