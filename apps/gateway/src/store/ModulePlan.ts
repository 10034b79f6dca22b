import type { BookSelection } from '../books/selectBooks.ts';

/** An item of a module that is not a book: a banner's picture, a place to go. */
export interface PlannedItem {
  name: string;
  /** Address of the product that a tap opens. */
  route: string;
  icon?: string;
  badge?: string;
  picture?: string;
}

/** What a module of the store shows and where its corner leads; kept as JSON beside its template and title. */
export interface ModulePlan {
  books?: BookSelection;
  items?: readonly PlannedItem[];
  redirect?: 'switch' | 'more';
  scheme?: string;
  maxNumber?: number;
}
