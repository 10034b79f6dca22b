import type { OwnBook } from '../OwnBook.ts';
import type { PackedBook } from '../space/packBook.ts';
import type { BookPreview, ImportFault, ImportSettings, Keeping } from './BookPreview.ts';

export type ImportOrder =
  | { kind: 'preview'; file: File; settings: ImportSettings }
  | { kind: 'keep'; keeping: Keeping };

export interface PackOrder {
  kind: 'pack';
  book: OwnBook;
}

export type BookOrder = ImportOrder | PackOrder;

export type BookNews =
  /** From 0 to 1. */
  | { kind: 'progress'; share: number }
  | { kind: 'preview'; preview: BookPreview }
  | { kind: 'kept'; bookId: string }
  | { kind: 'packed'; packed: PackedBook }
  | { kind: 'failed'; fault: ImportFault };
