import type { HybridTimestamp } from '@shuye/core-domain/time';
import type { KeyValueStorage } from '../../../../storage/createStorage.ts';

export interface SettledStamps {
  of: (bookId: string) => HybridTimestamp | undefined;
  keep: (bookId: string, stamp: HybridTimestamp) => void;
}

/** Books whose question is remembered; older ones are asked again at worst. */
const MOST_BOOKS = 100;
const KEY = 'settled_progress';

type Entry = [bookId: string, stamp: HybridTimestamp];

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'object' &&
  value[1] !== null &&
  'time' in value[1] &&
  Number.isSafeInteger(value[1].time) &&
  'device' in value[1] &&
  typeof value[1].device === 'string';

const parse = (value: unknown): Entry[] | undefined => (Array.isArray(value) ? value.filter(isEntry) : undefined);

export function createResolvedConflicts(storage: KeyValueStorage): SettledStamps {
  const entries = (): Entry[] => storage.read(KEY, parse) ?? [];
  return {
    of: (bookId) => entries().find(([id]) => id === bookId)?.[1],
    keep: (bookId, stamp) => {
      const others = entries().filter(([id]) => id !== bookId);
      storage.write(KEY, [[bookId, stamp], ...others].slice(0, MOST_BOOKS));
    },
  };
}
