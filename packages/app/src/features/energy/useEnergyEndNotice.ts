import type { Book } from '@shuye/core-domain/book';
import { energyEndNotice } from '@shuye/core-domain/energy';
import { localDay } from '@shuye/core-domain/time';
import { useEffect } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

/** Long enough to be read (D-130) [CONST-18]. */
export const TOAST_LONG_MS = 3000;

const KEY = 'energy_notice';

type Days = Readonly<Record<string, string>>;

const isDays = (value: unknown): Days | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, day]) => typeof day === 'string'))
    : undefined;

export interface EnergyAddress {
  /** The address marks the book as one that earns energy [RPARAM-11]. */
  isMarked: boolean;
  /** False where the address switches the notice off [RPARAM-12]. */
  mayAlert: boolean;
}

/** Says once a book and day that its energy programme ends in one to three days [READER-19] [ENERGY-03]. */
export function useEnergyEndNotice(book: Book, { isMarked, mayAlert }: EnergyAddress): void {
  const { storage, nowMs, toaster } = useServices();

  useEffect(() => {
    const today = localDay(nowMs(), -new Date(nowMs()).getTimezoneOffset());
    const days = storage.read(KEY, isDays) ?? {};
    const { bookId, serverTime } = book;
    const notice = energyEndNotice({ book, isMarked, mayAlert, serverTime, today, shownOn: days[bookId] });
    if (!notice.shows) return;
    // Other days are over and need not be remembered.
    const ofToday = Object.entries(days).filter(([, day]) => day === today);
    storage.write(KEY, { ...Object.fromEntries(ofToday), [bookId]: today });
    toaster.show(notice.text, { durationMs: TOAST_LONG_MS });
  }, [book, isMarked, mayAlert, storage, nowMs, toaster]);
}
