import { AppError, messages } from '@shuye/core-domain/error';

/** Unexpected errors are shown as unreadable content. */
export const toAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('content', messages.contentFailure, { cause });
