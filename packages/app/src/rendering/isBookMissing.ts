import { UNSHELVED_CODE } from '@shuye/core-domain/book';
import { AppError } from '@shuye/core-domain/error';
import type { QueryClient } from '@tanstack/react-query';

/** Whether the book of a page was asked for in vain: it was taken down, or never was. */
export const isBookMissing = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['book'] })
    .some(
      ({ state: { error } }) => error instanceof AppError && error.kind === 'server' && error.code === UNSHELVED_CODE,
    );
