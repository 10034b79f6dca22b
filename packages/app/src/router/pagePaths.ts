import { routes } from '../routes.ts';

/** Patterns of every address that shows a page of the product, such as `/reader/:bookId`. */
export const pagePaths: readonly string[] = routes.flatMap(({ paths }) => paths);
