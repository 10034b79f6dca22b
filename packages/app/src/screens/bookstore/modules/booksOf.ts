import type { StoreModule } from '@shuye/api-client/calls';
import type { BookBrief } from '@shuye/core-domain/book';

/** The books among a module's items. */
export const booksOf = ({ items }: Pick<StoreModule, 'items'>): BookBrief[] => items.flatMap(({ book }) => book ?? []);
