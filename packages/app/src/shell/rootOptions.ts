import { AppError } from '@shuye/core-domain/error';

/** Leaves a note of a fault that React went on from, unless it is one of those that screens expect and tell. */
function noteFault(error: unknown): void {
  // Where React drew again, the fault is the cause of what it tells.
  if (!(error instanceof AppError || (error as Error).cause instanceof AppError)) console.error(error);
}

/**
 * How roots of the application tell of faults: a failed answer that a boundary shows, or that ends on a page which its
 * reader is leaving, is no fault of the page.
 */
export const rootOptions = { onCaughtError: noteFault, onRecoverableError: noteFault };
