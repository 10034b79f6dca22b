import type { AppError } from '../error/AppError.ts';

/** Data on its way. A state that follows another may keep the old data. */
export type AsyncState<T> =
  | { status: 'loading'; data: T | undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; data: T | undefined; error: AppError };
