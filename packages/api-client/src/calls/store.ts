import type { BookBrief } from '@shuye/core-domain/book';
import { AppError } from '@shuye/core-domain/error';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireFlag, wireList, wireMaybe, wireNumber, wireText } from './wire/fields.ts';

/** The store counts guests as nobody [AUTH-04] (D-015). */
const GUEST_ID = '0';

/** Templates of the store's modules (D-144). */
export type ModuleTemplate =
  | 'banner'
  | 'activityBar'
  | 'classForm'
  | 'form'
  | 'cardList'
  | 'slideList'
  | 'list'
  | 'navBar'
  | 'searchBar'
  | 'noticeBar';

/** Where a tap on an item leads (D-145). */
export type ItemAction = 'book' | 'url' | 'route' | 'rank' | 'category' | 'none';

export interface ModuleItem {
  book?: BookBrief;
  action: ItemAction;
  /** Address or route, for the actions that need one. */
  target: string;
  name: string;
  pictureUrl: string;
  icon: string;
  badge: string;
  isNew: boolean;
}

export interface StoreModule {
  moduleId: string;
  template: string;
  title: string;
  /** What the module's corner offers: other books, or the whole list. */
  redirect: 'switch' | 'more' | 'none';
  /** Address of the whole list. */
  scheme: string;
  maxNumber?: number;
  items: readonly ModuleItem[];
  /** Seconds; limited-free modules count down to it on the server's clock. */
  endTime?: number;
  currentTime?: number;
}

const wireItem = v.object({
  ...wireBookBrief.entries,
  actionType: v.nullish(wireText, 'none'),
  scheme: v.nullish(wireText, ''),
  name: v.nullish(wireText, ''),
  pic: v.nullish(wireText, ''),
  icon: v.nullish(wireText, ''),
  badgeTxt: v.nullish(wireText, ''),
  isNew: wireFlag,
});

export const wireModule = v.object({
  id: wireText,
  template: v.string(),
  title: v.nullish(wireText, ''),
  props: v.nullish(
    v.object({
      redirectType: v.nullish(wireText, ''),
      scheme: v.nullish(wireText, ''),
      maxNumber: wireMaybe(wireNumber),
    }),
    {},
  ),
  data: v.object({
    items: wireList(wireItem),
    currentTime: wireMaybe(wireNumber),
    endTime: wireMaybe(wireNumber),
  }),
});

const actions: readonly ItemAction[] = ['book', 'url', 'route', 'rank', 'category'];

const toItem = (wire: v.InferOutput<typeof wireItem>): ModuleItem => {
  const book = toBookBrief(wire);
  return {
    ...(book.bookId ? { book } : {}),
    action: actions.find((action) => action === wire.actionType) ?? 'none',
    target: wire.scheme,
    name: wire.name,
    pictureUrl: wire.pic,
    icon: wire.icon,
    badge: wire.badgeTxt,
    isNew: wire.isNew,
  };
};

const toModule = ({ id, template, title, props, data }: v.InferOutput<typeof wireModule>): StoreModule => ({
  moduleId: id,
  template,
  title,
  redirect: props.redirectType === 'switch' || props.redirectType === 'more' ? props.redirectType : 'none',
  scheme: props.scheme,
  ...(props.maxNumber === undefined ? {} : { maxNumber: props.maxNumber }),
  items: data.items.map(toItem),
  ...(data.endTime === undefined ? {} : { endTime: data.endTime }),
  ...(data.currentTime === undefined ? {} : { currentTime: data.currentTime }),
});

const pageName = (page: string): string => {
  if (!page) throw new AppError('input', 'invalid page');
  return page;
};

/** A page of the bookstore as a list of modules [API-43] [STORE-30]. */
export const storePage = defineCall({
  name: 'storePage',
  service: 'bookstore',
  method: 'POST',
  path: '/bookstore/miniapp',
  body: 'json',
  sign: 'sent',
  effect: 'read',
  userField: 'userId',
  guestId: GUEST_ID,
  request: { page: wireText },
  toRequest: ({ page }: { page: string }) => ({ page: pageName(page) }),
  answer: v.object({
    models: wireList(wireModule),
    switch: v.nullish(v.record(v.string(), wireFlag), {}),
  }),
  toResult: ({ models, switch: flags }) => ({ modules: models.map(toModule), flags }),
});

/** One module again: other books, or a countdown that ended [API-44]. */
export const storeModule = defineCall({
  name: 'storeModule',
  service: 'bookstore',
  method: 'POST',
  path: '/bookstore/miniapp/model/update',
  body: 'json',
  sign: 'sent',
  effect: 'read',
  userField: 'userId',
  guestId: GUEST_ID,
  request: { page: wireText, modelId: wireText },
  toRequest: ({ page, moduleId }: { page: string; moduleId: string }) => ({ page: pageName(page), modelId: moduleId }),
  answer: v.object({ model: wireModule }),
  toResult: ({ model }) => toModule(model),
});
