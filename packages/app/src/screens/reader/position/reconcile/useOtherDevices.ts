import { isLoggedInId } from '@shuye/core-domain/member';
import { useCallback, useState } from 'react';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { ShelfState } from '../../../../stores/shelfStore.ts';
import type { Progress } from '../../../../stores/progressStore.ts';
import { useShelf } from '../../../../hooks/useShelf.ts';

export interface OtherDevices {
  /** The place read here may be sent: it overwrites no other that the reader was not asked about. */
  maySync: boolean;
  /** The number of `pulls` that must be exceeded before it is settled: what was known when the book was opened may be old. */
  knownPulls: number;
  /** What was kept of the book on this device before it was opened now: opening it keeps a place, too. */
  atOpening: Progress | undefined;
  /** It was settled before, and another device read on since. */
  isAgain: boolean;
  settle: () => void;
}

/** Names the place that another device left in the book; '' where there is none. */
const foreignPlace = ({ readingOf }: ShelfState, bookId: string): string => {
  const reading = readingOf(bookId);
  return reading && !reading.isOwn ? `${reading.at.time} ${reading.at.device}` : '';
};

/**
 * Holds back what an account's other devices would receive until it is settled where reading goes on, and again whenever
 * one of them has read on [PROG-06]. A guest has no other device.
 */
export function useOtherDevices(bookId: string): OtherDevices {
  const { userId, shelf, progress } = useServices();
  const foreign = useShelf((state) => foreignPlace(state, bookId));
  const [settled, setSettled] = useState<string>();
  const settle = useCallback(() => setSettled(foreignPlace(shelf.getState(), bookId)), [shelf, bookId]);
  const [knownPulls] = useState(() => shelf.getState().pulls);
  const [atOpening] = useState(() => progress.load(bookId));
  const isGuest = !isLoggedInId(userId());
  const maySync = isGuest || (settled !== undefined && (foreign === '' || foreign === settled));
  return { maySync, knownPulls, atOpening, isAgain: settled !== undefined, settle };
}
