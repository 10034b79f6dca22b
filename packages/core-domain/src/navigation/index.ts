export { bookDestination } from './bookDestination.ts';
export { buyBookQuery, parseBuyBook } from './buyBookAddress.ts';
export type { BuyBookInput } from './buyBookAddress.ts';
export { sharePath } from './sharePath.ts';
export { categoryFilterQuery, categoryOrders, categoryStatuses, parseCategoryFilter } from './categoryFilter.ts';
export type { CategoryFilter, CategoryOrder, CategoryStatus } from './categoryFilter.ts';
