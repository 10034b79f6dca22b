import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireNumber, wireText } from './wire/fields.ts';

const MAX_EVENTS = 50;
const MAX_FIELDS = 40;

const short = v.pipe(wireText, v.maxLength(200));

const eventFields = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)), v.pipe(wireText, v.maxLength(1000))),
  v.check((fields) => Object.keys(fields).length <= MAX_FIELDS, 'too many fields'),
);

/** Nobody is named in what is counted; senders of the documents still name their reader, and are not refused for it. */
const formerUserId = v.optional(wireText);

export type EventKind = 'page' | 'click' | 'exposure' | 'custom';

export interface PageEvent {
  kind: EventKind;
  page: string;
  name: string;
  fields: Readonly<Record<string, string | number>>;
  /** Milliseconds. */
  at: number;
}

export interface EventBatch {
  events: readonly PageEvent[];
  siteId?: string | undefined;
  /** Session of the entry (D-105). */
  sid?: string | undefined;
  /** Recommendation that led to the page (D-105). */
  rid?: string | undefined;
}

/** Reports events on pages: views, taps, what was shown [API-65] [EVT-01] [EVT-02] [EVT-03] (D-049). */
export const collectEvents = defineCall({
  name: 'collectEvents',
  service: 'event',
  method: 'POST',
  path: '/event/collect',
  body: 'json',
  sign: 'never',
  request: {
    userId: formerUserId,
    sid: v.optional(short),
    rid: v.optional(short),
    siteid: v.optional(short),
    events: v.pipe(
      v.array(
        v.strictObject({
          type: v.picklist(['page', 'click', 'exposure', 'custom']),
          page: short,
          name: short,
          params: v.optional(eventFields, {}),
          ts: wireNumber,
        }),
      ),
      v.maxLength(MAX_EVENTS),
    ),
  },
  toRequest: ({ events, siteId, sid, rid }: EventBatch) => ({
    siteid: siteId,
    sid,
    rid,
    events: events
      .slice(0, MAX_EVENTS)
      .map(({ kind, page, name, fields, at }) => ({ type: kind, page, name, params: { ...fields }, ts: at })),
  }),
  answer: v.object({}),
  toResult: () => undefined,
});

/** Categories of trouble on a page [EVT-07] (D-050). */
export const MonitorCategory = {
  Api: 100,
  Network: 101,
  Bridge: 102,
  Script: 103,
  Blocked: 104,
  Content: 105,
} as const;
export type MonitorCategory = (typeof MonitorCategory)[keyof typeof MonitorCategory];

export interface Trouble {
  category: MonitorCategory;
  page: string;
  message: string;
  fields?: Readonly<Record<string, string | number>>;
}

/** Tells operators about trouble on a page [API-65] [EVT-07]. */
export const monitorTrouble = defineCall({
  name: 'monitorTrouble',
  service: 'event',
  method: 'POST',
  path: '/event/monitor',
  body: 'json',
  sign: 'never',
  request: {
    userId: formerUserId,
    category: v.pipe(wireNumber, v.picklist(Object.values(MonitorCategory))),
    page: short,
    message: v.pipe(wireText, v.maxLength(1000)),
    params: v.optional(eventFields, {}),
  },
  toRequest: ({ category, page, message, fields = {} }: Trouble) => ({
    category,
    page,
    message,
    params: { ...fields },
  }),
  answer: v.object({}),
  toResult: () => undefined,
});
