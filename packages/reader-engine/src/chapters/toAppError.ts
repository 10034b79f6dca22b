import { AppError, messages } from '@shuye/core-domain/error';

/** Faults that nobody foresaw count as a text that cannot be read. */
export const toAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('content', messages.contentFailure, { cause });
