import type { AppError } from '../error/AppError.ts';

/** Data being loaded. A state that follows another may carry its data. */
export type AsyncState<T> =
  | { status: 'loading'; data: T | undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; data: T | undefined; error: AppError };
