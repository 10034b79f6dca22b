import type { ImportedBook, ImportedFile } from '@shuye/book-importer';
import type { SaleTerms } from './SaleTerms.ts';

/** What the shop shows besides the book itself; only books that ship with the product have it from the start. */
export interface ShopFacts {
  tags?: readonly string[];
  heroes?: readonly string[];
  status?: 'ongoing' | 'finished';
  /** 501 published book, 502 web novel, 503 short story (D-060). */
  topClass?: number;
  score?: number;
  reviewers?: number;
  readers?: number;
  popularity?: number;
  /** When the book came into the library, in milliseconds; by default now. */
  createdAt?: number;
}

export interface AddRequest {
  book: ImportedBook;
  /** Where it comes from; `hash` is of everything that decides what it becomes. */
  origin: { path?: string; hash: string };
  /** The owner's word against the file's. */
  title?: string;
  author?: string;
  cover?: ImportedFile;
  description?: string;
  category?: string;
  /** Absent for a book that keeps the terms it has, and is free when it is new. */
  terms?: SaleTerms;
  facts?: ShopFacts;
  /** Fixed identity of a book that ships with the product. */
  identity?: { bookId: number; sourceKey: string };
  /** Whether chapters may go that readers bought. */
  dropsBought?: boolean;
  /** When a chapter was published, in milliseconds; by default now. */
  publishedAt?: (ordinal: number, count: number) => number;
  onProgress?: (done: number, count: number) => void;
}
