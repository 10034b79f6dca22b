export { bookDestination } from './bookDestination.ts';
export { buyBookQuery } from './buyBookQuery.ts';
export type { BuyBookInput } from './buyBookQuery.ts';
export { parseBuyBook } from './parseBuyBook.ts';
export { sharePath } from './sharePath.ts';
export { categoryFilterQuery, categoryOrders, categoryStatuses, parseCategoryFilter } from './categoryFilter.ts';
export type { CategoryFilter, CategoryOrder, CategoryStatus } from './categoryFilter.ts';
