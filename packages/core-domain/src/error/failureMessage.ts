import { AppError } from './AppError.ts';
import { messages } from './messages.ts';

const CHINESE = /[\u4e00-\u9fff]/;

/** The faults of bridges themselves are told in the words of the documents, which are English (D-053). */
const isForReaders = ({ kind, message }: AppError): boolean => kind !== 'bridge' || CHINESE.test(message);

/** What a reader is told about a fault: its own words, or the generic network text for one that nobody foresaw [ERR-01]. */
export const failureMessage = (error: unknown): string =>
  error instanceof AppError && isForReaders(error) ? error.message : messages.networkFailure;
