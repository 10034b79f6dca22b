import type { BookNews } from './BookOrder.ts';

/** Progress is told in steps of this share. */
const STEP = 0.01;

/** Tells how far a work is, in few words. */
export function createTeller(tell: (news: BookNews) => void): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share < told + STEP) return;
    told = share;
    tell({ kind: 'progress', share: Math.min(1, share) });
  };
}
