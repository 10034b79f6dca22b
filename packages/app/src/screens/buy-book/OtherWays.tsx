import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import type { Member } from '@shuye/core-domain/member';
import type { PriceTable } from '@shuye/core-domain/purchase';
import { lazy, Suspense } from 'react';
import { loadPersistently } from '../../services/loadPersistently.ts';

// Each by itself: a list of what they need would stand in the page's first load (vite's preload) if they were imported here.
const AutoBuyOfBook = lazy(() => loadPersistently(() => import('./AutoBuyOfBook.tsx')));
const Memberships = lazy(() => loadPersistently(() => import('./Memberships.tsx')));
const OfferSeenAgain = lazy(() => loadPersistently(() => import('./OfferSeenAgain.tsx')));

interface OtherWaysProps extends PriceTable {
  book: Book;
  chapters: readonly Chapter[];
  member: Member;
  /** Undefined where the whole book is bought. */
  chapterId: string | undefined;
}

export default function OtherWays({ chapters, member, ...props }: OtherWaysProps) {
  return (
    <Suspense fallback={null}>
      {props.chapterId !== undefined && <AutoBuyOfBook book={props.book} chapters={chapters} member={member} />}
      <Memberships {...props} />
      <OfferSeenAgain />
    </Suspense>
  );
}
