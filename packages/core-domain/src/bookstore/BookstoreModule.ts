import type { BookBrief } from '../book/Book.ts';
import type { ItemAction, RedirectType } from './moduleTemplates.ts';

/** One entry of a module: a book, a picture, a link, or a line of text [ENT-37]. */
export interface ModuleItem {
  book?: BookBrief;
  action: ItemAction;
  /** Address or route, for the actions that need one. */
  target: string;
  name: string;
  pictureUrl: string;
  icon: string;
  /** Words of the badge; empty without one. */
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
  /** Address of the whole list. */
  scheme: string;
  maxNumber?: number;
  items: readonly ModuleItem[];
  time?: ModuleTime;
}

/** When a module's offer ends, and the server's time when it said so; seconds [ENT-38]. */
export interface ModuleTime {
  currentTime: number;
  endTime: number;
}

export interface BookstorePage {
  name: string;
  modules: readonly BookstoreModule[];
}

/**
 * Seconds until a module's offer ends, by the server's clock and the time that passed here since it spoke; both device
 * times in milliseconds. At 0 the module is asked again [STORE-29].
 */
export function moduleSecondsLeft({ currentTime, endTime }: ModuleTime, receivedAt: number, now: number): number {
  const passed = Math.max(0, now - receivedAt) / 1000;
  const left = Math.ceil(endTime - currentTime - passed);
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}
