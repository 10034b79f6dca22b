import { useEffect } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

/** For so long after it was opened a cover counts as one that was landed on, in milliseconds [COVER-27] [CONST-43] (D-094). */
export const COVER_CREATED_MS = 5000;

export interface FailedCover {
  bookId: string;
  /** When the page was opened, in milliseconds of this device. */
  createdAt: number;
}

/** Tells once that a cover page showed no book, and whether readers landed on it so [COVER-19] [EVT-09]. */
export function useFailureExposure(name: 'unshelved' | 'failed', { bookId, createdAt }: FailedCover): void {
  const services = useServices();
  useEffect(() => {
    const direct = services.nowMs() - createdAt < COVER_CREATED_MS ? 1 : 0;
    // Most covers show their book: the code comes when there is something to tell.
    import('../../services/sendEvent.ts').then(
      ({ sendEvent }) => sendEvent(services, { kind: 'exposure', page: 'cover', name, fields: { bookId, direct } }),
      () => undefined,
    );
  }, [services, name, bookId, createdAt]);
}
