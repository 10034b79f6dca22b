import type { BookBrief } from '../book/Book.ts';
import type { ItemAction, RedirectType } from './moduleTemplates.ts';

export interface ModuleItem {
  book?: BookBrief;
  action: ItemAction;
  target: string;
  name: string;
  pictureUrl: string;
  icon: string;
  badge: string;
  isNew: boolean;
}

export interface BookstoreModule {
  moduleId: string;
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
