import type { AppError } from '../error/AppError.ts';

export type AsyncState<T> =
  | { status: 'loading'; data: T | undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; data: T | undefined; error: AppError };
