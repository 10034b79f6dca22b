import { brand } from './brand.ts';

/** Title of the document: the page's or the book's name with the brand suffix; without a name the reader's name (PROD-21, D-001). */
export const pageTitle = (name?: string): string => (name ? name + brand.titleSuffix : brand.readerName);
