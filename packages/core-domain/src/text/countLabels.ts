export const TEN_THOUSAND = 10_000;

export const REVIEWER_MIN_SHOWN = 10;

/** An invalid count is 0. */
const whole = (count: number): number => (Number.isSafeInteger(Math.floor(count)) ? Math.max(0, Math.floor(count)) : 0);

/** Tenths of 万, cut off and not rounded: 99,999 is 9.9 and never 10.0. */
const tenths = (count: number): number => Math.floor(count / (TEN_THOUSAND / 10)) / 10;

/** 12.3万字 from 10,000 on, without a decimal of 0; below N字 [QCOVER-06] (D-198). */
export function wordCountLabel(count: number): string {
  const words = whole(count);
  return words >= TEN_THOUSAND ? `${tenths(words)}万字` : `${words}字`;
}

/** 10 for ten or fewer, plain up to 10,000, then in 万 with one decimal [QCOVER-15, QCOVER-16, QCOVER-36]. */
export function reviewerCountLabel(count: number): string {
  const reviewers = Math.max(REVIEWER_MIN_SHOWN, whole(count));
  return reviewers > TEN_THOUSAND ? `${tenths(reviewers).toFixed(1)}万` : String(reviewers);
}

/** Readers and popularity: plain up to 10,000, then in 万, rounded [QCOVER-17, QCOVER-36]. */
export function readerCountLabel(count: number): string {
  const readers = whole(count);
  return readers > TEN_THOUSAND ? `${Math.round(readers / TEN_THOUSAND)}万` : String(readers);
}
