import { parseShelfRecord, type ShelfAction } from '@shuye/core-domain/shelf';
import type { KeyValueStorage } from './createStorage.ts';

export interface RefusedChange {
  action: ShelfAction;
  /** Empty where the shelf does not know the book. */
  title: string;
  message: string;
}

export interface RefusedChanges {
  /** Newest first. */
  all: () => readonly RefusedChange[];
  add: (changes: readonly RefusedChange[]) => void;
  drop: (change: RefusedChange) => void;
}

const KEY = 'refused_changes';
/** More is no list that anybody works through; the oldest go. */
const MAX_CHANGES = 20;

function parseChange(value: unknown): RefusedChange | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { action, title, message }: Partial<Record<keyof RefusedChange, unknown>> = value;
  const [known] = parseShelfRecord({ outbox: [action] }, '').outbox;
  return known && typeof title === 'string' && typeof message === 'string'
    ? { action: known, title, message }
    : undefined;
}

const parse = (value: unknown): RefusedChange[] | undefined =>
  Array.isArray(value) ? value.map(parseChange).filter((change) => change !== undefined) : undefined;

/** The sync sets changes aside until their reader has seen them, who tries them again or lets them go on the shelf. */
export function createRefusedChanges(storage: KeyValueStorage): RefusedChanges {
  const all = (): readonly RefusedChange[] => storage.read(KEY, parse) ?? [];
  const without = (changes: readonly RefusedChange[]): RefusedChange[] => {
    const gone = new Set(changes.map(({ action }) => `${action.kind} ${action.bookId}`));
    return all().filter(({ action }) => !gone.has(`${action.kind} ${action.bookId}`));
  };
  return {
    all,
    add: (changes) => void storage.write(KEY, [...changes, ...without(changes)].slice(0, MAX_CHANGES)),
    drop: (change) => void storage.write(KEY, without([change])),
  };
}
