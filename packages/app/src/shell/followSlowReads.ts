import type { Query } from '@tanstack/react-query';
import { screenRead } from '../hooks/screenRead.ts';
import type { Services } from '../services/Services.ts';
import type { ScreenWait } from '../stores/PageNews.ts';

/** Nothing that is asked for on a fair line takes so long; what hangs is given up after a minute only [CONST-09]. */
const SLOW_MS = 10_000;
/** Between the end of what hangs and its next try nothing is on its way. */
const GAP_MS = 100;

const PAYMENT = 'payment';
type Waiting = Query | ScreenWait | typeof PAYMENT;

export interface ShownWaits {
  /** `asked`: what was slow was asked for anew by its reader. */
  reads: 'none' | 'slow' | 'asked';
  /** A payment takes long, and is not to be sent again. */
  isPaymentSlow: boolean;
}

const isFirstOfScreen = ({ state, observers }: Query): boolean =>
  state.data === undefined &&
  state.fetchStatus === 'fetching' &&
  observers.some(({ options: { meta, enabled } }) => meta === screenRead && enabled !== false);

/** Follows what screens wait for: reads of the mark `screenRead`, and what is no query (`useScreenWait`, `usePaymentWait`). */
export function followSlowReads(
  { query, news }: Pick<Services, 'query' | 'news'>,
  show: (waits: ShownWaits) => void,
): { again: () => void; stop: () => void } {
  const cache = query.getQueryCache();
  const timers = new Map<Waiting, ReturnType<typeof setTimeout>>();
  const slow = new Set<Waiting>();
  const asked = new Set<Waiting>();

  const tell = (): void => {
    const isPaymentSlow = slow.has(PAYMENT);
    const isSlow = slow.size > (isPaymentSlow ? 1 : 0);
    show({ reads: isSlow ? 'slow' : asked.size > 0 ? 'asked' : 'none', isPaymentSlow });
  };

  const begin = (one: Waiting): void => {
    clearTimeout(timers.get(one));
    const becomeSlow = (): void => {
      asked.delete(one);
      slow.add(one);
      tell();
    };
    timers.set(one, setTimeout(becomeSlow, SLOW_MS));
  };

  const end = (one: Waiting): void => {
    clearTimeout(timers.get(one));
    timers.delete(one);
    if (slow.delete(one)) tell();
    if (!asked.has(one)) return;
    setTimeout(() => {
      if (!timers.has(one) && asked.delete(one)) tell();
    }, GAP_MS);
  };

  const follow = (one: Waiting, isWaiting: boolean): void => {
    if (timers.has(one) === isWaiting) return;
    if (isWaiting) begin(one);
    else end(one);
  };
  const followRead = (read: Query): void => follow(read, isFirstOfScreen(read));
  const followNews = (former: readonly ScreenWait[] = []): void => {
    const { waits = [], isPaying = false } = news.getState();
    for (const wait of [...former, ...waits]) follow(wait, waits.includes(wait));
    follow(PAYMENT, isPaying);
  };

  const askAgain = async (one: Exclude<Waiting, typeof PAYMENT>): Promise<void> => {
    if ('again' in one) {
      one.again();
      return;
    }
    const read = { queryKey: one.queryKey, exact: true };
    // What hangs is given up: to be asked for again it would wait for its own answer.
    await query.cancelQueries(read);
    await query.refetchQueries(read);
  };

  for (const read of cache.getAll()) followRead(read);
  followNews();
  const forgetReads = cache.subscribe((event) => followRead(event.query));
  const forgetNews = news.subscribe((_now, { waits }) => followNews(waits));

  return {
    again: () => {
      for (const one of slow) {
        if (one === PAYMENT) continue;
        slow.delete(one);
        asked.add(one);
        begin(one);
        void askAgain(one);
      }
      tell();
    },
    stop: () => {
      forgetReads();
      forgetNews();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
