export { bookDestination } from './bookDestination.ts';
export type { BookDestination } from './bookDestination.ts';
export { buyBookQuery, readBuyBook } from './buyBookAddress.ts';
export type { BuyBookInput } from './buyBookAddress.ts';
export { sharePath } from './sharePath.ts';
