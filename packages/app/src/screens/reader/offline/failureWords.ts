import { messages, type AppError } from '@shuye/core-domain';

/** Words and button for a book or chapter that did not come: of a device without a network its own [ERR-02], else [ERR-06]. */
export const failureWords = ({ kind, message }: AppError): { message: string; retryText?: string } =>
  kind === 'offline'
    ? { message, retryText: messages.refresh }
    : { message: kind === 'server' ? message : messages.readerRetry };
