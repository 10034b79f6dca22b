import {
  parseItemAction,
  parseRedirectType,
  type BookstoreModule,
  type ModuleItem,
} from '@shuye/core-domain/bookstore';
import { AppError } from '@shuye/core-domain/error';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { toBookBrief, wireBookBrief } from './wire/book.ts';
import { wireFlag, wireList, wireNullable, wireNumber, wireText } from './wire/fields.ts';

/** The store counts guests as nobody [AUTH-04] (D-015). */
const GUEST_ID = '0';

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
      maxNumber: wireNullable(wireNumber),
    }),
    {},
  ),
  data: v.object({
    items: wireList(wireItem),
    currentTime: wireNullable(wireNumber),
    endTime: wireNullable(wireNumber),
  }),
});

const toItem = (wire: v.InferOutput<typeof wireItem>): ModuleItem => {
  const book = toBookBrief(wire);
  return {
    ...(book.bookId ? { book } : {}),
    action: parseItemAction(wire.actionType),
    target: wire.scheme,
    name: wire.name,
    pictureUrl: wire.pic,
    icon: wire.icon,
    badge: wire.badgeTxt,
    isNew: wire.isNew,
  };
};

function toModule({ id, template, title, props, data }: v.InferOutput<typeof wireModule>): BookstoreModule {
  const { currentTime, endTime } = data;
  const redirect = parseRedirectType(props.redirectType);
  return {
    moduleId: id,
    template,
    title,
    ...(redirect === undefined ? {} : { redirect }),
    scheme: props.scheme,
    ...(props.maxNumber === undefined ? {} : { maxNumber: props.maxNumber }),
    items: data.items.map(toItem),
    ...(currentTime === undefined || endTime === undefined ? {} : { time: { currentTime, endTime } }),
  };
}

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
  refusals: { 404: 'there is no such page' },
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
