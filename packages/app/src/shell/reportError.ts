import { AppError } from '@shuye/core-domain/error';

/** Leaves a note of a fault that a boundary caught, unless it is one of those that screens expect and tell. */
export function reportError(error: unknown): void {
  if (!(error instanceof AppError)) console.error(error);
}
