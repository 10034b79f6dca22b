import type { BookBrief } from '../book/Book.ts';
import type { ItemAction, RedirectType } from './moduleTemplates.ts';

/** One entry of a module: a book, a picture, a link, or a line of text [ENT-37]. */
export interface ModuleItem {
  book?: BookBrief;
  action: ItemAction;
  target: string;
  name: string;
  pictureUrl: string;
  icon: string;
  /** Empty without a badge. */
  badge: string;
  isNew: boolean;
}

/** A block of a store page [ENT-36]. */
export interface BookstoreModule {
  moduleId: string;
  /** As the server names it; see `knownModules`. */
  template: string;
  title: string;
  redirect?: RedirectType;
  scheme: string;
  maxNumber?: number;
  items: readonly ModuleItem[];
  time?: ModuleTime;
}

/** When a module's offer ends, and the server's time when it answered; seconds [ENT-38]. */
export interface ModuleTime {
  currentTime: number;
  endTime: number;
}
