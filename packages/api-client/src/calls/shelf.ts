import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireFlag, wireJson, wireNumber, wireText } from './wire/fields.ts';

/** A book on a shelf, as the sync writes it (S2 §3, A-24). Times in seconds, `stamp` in milliseconds. */
export const wireShelfBook = v.object({
  bid: wireText,
  title: v.optional(wireText, ''),
  author: v.optional(wireText, ''),
  cover: v.optional(wireText, ''),
  topClass: v.optional(wireNumber),
  chapterid: v.optional(wireText, ''),
  cname: v.optional(wireText, ''),
  percent: v.optional(wireNumber, 1),
  state: v.optional(wireNumber),
  formats: v.optional(wireNumber),
  add_time: v.optional(wireNumber, 0),
  last_update: v.optional(wireNumber, 0),
  action: v.optional(wireNumber),
  source: v.optional(wireText),
  offset: v.optional(wireText),
  offsetType: v.optional(wireText),
  stamp: v.optional(wireNumber),
  device: v.optional(wireText),
  cr_read: wireFlag,
  cr_cover: wireFlag,
});

/** Shelf and reading positions, pushed and pulled in one call; unsigned [API-40] (D-040). */
export const syncBookmarks = defineCall({
  name: 'syncBookmarks',
  service: 'shelf',
  method: 'POST',
  path: '/api/v1/sync/bookmarks',
  body: 'form',
  sign: 'never',
  userField: 'user_id',
  inAddress: ['_', 'nom9'],
  request: {
    _: v.optional(wireNumber),
    nom9: v.optional(wireNumber),
    t: wireNumber,
    get_data: wireNumber,
    bookmark: wireJson(v.pipe(v.array(wireShelfBook), v.maxLength(1000))),
    coverType: v.optional(wireNumber),
    client_bid_set: v.optional(wireText),
    placeid: v.optional(wireText),
    userid: v.optional(wireText),
    imei: v.optional(wireText),
    tk: v.optional(wireText),
  },
  toRequest: ({
    now,
    changes,
    pull,
  }: {
    now: number;
    changes: readonly v.InferInput<typeof wireShelfBook>[];
    pull: boolean;
  }) => ({
    _: now,
    nom9: 1,
    t: Math.floor(now / 1000),
    get_data: pull ? 1 : 0,
    bookmark: [...changes],
    coverType: 1,
  }),
  answer: v.object({ detail: v.optional(v.array(wireShelfBook), []), serverTime: v.optional(wireNumber) }),
  toResult: ({ detail }) => detail,
});
