import { messages, type AppError } from '@shuye/core-domain/error';

/**
 * Words and button for a book or chapter that did not come: of a device without a network its own [ERR-02], else [ERR-06].
 * What failed before the network went is told as what it is now.
 */
export const failureMessage = (
  { kind, message }: AppError,
  isOnline: boolean,
): { message: string; retryText?: string } => {
  if (kind === 'server') return { message };
  return kind === 'offline' || !isOnline
    ? { message: messages.offline, retryText: messages.refresh }
    : { message: messages.readerRetry };
};
