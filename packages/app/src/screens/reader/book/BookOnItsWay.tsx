import { LoadingBlock } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { BackBar } from '../../../features/page/BackBar.tsx';

/** A book that takes longer may be left: until it is there, the page has no bar to go back by. */
const SLOW_MS = 5000;

/** Until the book and its chapters are on their way to the page [READER-15]. */
export function BookOnItsWay() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isSlow && <BackBar />}
      <LoadingBlock full />
    </>
  );
}
