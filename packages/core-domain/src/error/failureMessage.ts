import { AppError } from './AppError.ts';
import { messages } from './messages.ts';

/** What a reader is told about a fault: its own words, or the generic network text for one that nobody foresaw [ERR-01]. */
export const failureMessage = (error: unknown): string =>
  error instanceof AppError ? error.message : messages.networkFailure;
