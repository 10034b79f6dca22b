// Texts of the error catalogue, exact (D-007). A comma is half-width where its row has it so.
// Each is an export of its own, in a file of its area, so that a page carries only those of the areas that it shows.
export * from './texts/network.ts';
export * from './texts/booksAndChapters.ts';
export * from './texts/comments.ts';
export * from './texts/progress.ts';
export * from './texts/shelf.ts';
export * from './texts/fullShelf.ts';
export * from './texts/recommendations.ts';
export * from './texts/buying.ts';
export * from './texts/paying.ts';
export * from './texts/hosts.ts';
export * from './texts/downloadGuide.ts';
export * from './texts/search.ts';
export * from './texts/gift.ts';
export * from './texts/account.ts';
