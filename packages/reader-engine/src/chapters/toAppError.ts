import { AppError, messages } from '@shuye/core-domain/error';

export const toAppError = (cause: unknown): AppError =>
  cause instanceof AppError ? cause : new AppError('content', messages.contentFailure, { cause });
