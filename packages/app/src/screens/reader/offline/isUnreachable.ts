import { AppError } from '@shuye/core-domain/error';

/** The server was not reached: whatever it thinks of a book or a chapter, it has not refused it. */
export const isUnreachable = (cause: unknown): boolean =>
  cause instanceof AppError && (cause.kind === 'offline' || cause.kind === 'network' || cause.kind === 'timeout');
