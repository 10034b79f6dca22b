import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireFlag, wireJson, wireList, wireNumber } from './wire/fields.ts';

export interface ItemSyncInput<Item> {
  userId: string;
  changes: readonly Item[];
  /** The server's revision that the device knows. */
  since: number;
}

export interface ItemSyncResult<Item> {
  /** Changes since that revision, removals too, the earliest first. */
  changed: readonly Item[];
  revision: number;
  hasMore: boolean;
  /** Kinds of items that this version and the server both read; the server passes over those that it does not. */
  kinds: number;
}

const revision = v.pipe(wireNumber, v.integer(), v.minValue(0));

interface ItemSyncParts<Item extends object> {
  name: string;
  path: string;
  /** Stores, requests and answers are read by one parser. */
  parse: (value: unknown) => Item | undefined;
  maxItems: number;
  /** Kinds of items that this version reads. */
  kinds?: number;
  refusals: Readonly<Record<number, string>>;
  defaultMessage: string;
}

export function itemSync<Item extends object>({
  name,
  path,
  parse,
  maxItems,
  kinds: own = 1,
  ...words
}: ItemSyncParts<Item>) {
  const wireItem = v.pipe(
    v.custom<Item>((value) => typeof value === 'object' && value !== null),
    v.rawTransform(({ dataset, addIssue, NEVER }): Item => {
      const item = parse(dataset.value);
      if (item) return item;
      addIssue({ message: 'no such item' });
      return NEVER;
    }),
  );
  return defineCall({
    name,
    service: 'shelf',
    method: 'POST',
    path,
    body: 'json',
    sign: 'never',
    effect: 'keyed',
    userField: 'user_id',
    request: { since: revision, items: wireJson(v.pipe(v.array(wireItem), v.maxLength(maxItems))) },
    toRequest: ({ userId, changes, since }: ItemSyncInput<Item>) => {
      if (!isLoggedInId(userId)) throw new AppError('input', 'Invalid user ID');
      return { since, items: [...changes] };
    },
    ...words,
    // Servers from before there was a second kind say nothing of it.
    answer: v.object({ items: wireList(wireItem), revision, hasMore: wireFlag, kinds: v.optional(revision, 1) }),
    toResult: ({ items, revision: reached, hasMore, kinds }): ItemSyncResult<Item> => ({
      changed: items ?? [],
      revision: reached,
      hasMore,
      kinds: Math.min(own, kinds),
    }),
  });
}

export type ItemSyncCall<Item extends object> = ReturnType<typeof itemSync<Item>>;
