import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import { emptyCollection, lawOf, type Collection, type StampedItem } from './Collection.ts';
import { joinItems } from './itemSync.ts';

const MAX_ID_LENGTH = 200;
const MAX_DEVICE_LENGTH = 64;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parseStamp(value: unknown): HybridTimestamp | undefined {
  if (!isFields(value)) return undefined;
  const { time, device } = value;
  if (!isCount(time) || typeof device !== 'string' || device.length > MAX_DEVICE_LENGTH) return undefined;
  return { time, device };
}

/** An item of a store, a file or another device; undefined for whatever else it may be. */
export function parseItem<Value>(
  value: unknown,
  parseValue: (value: unknown, id: string) => Value | undefined,
): StampedItem<Value> | undefined {
  if (!isFields(value)) return undefined;
  const { id } = value;
  const at = parseStamp(value['at']);
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH || !at) return undefined;
  if (value['value'] === undefined) return { id, at };
  const parsed = parseValue(value['value'], id);
  return parsed === undefined ? undefined : { id, at, value: parsed };
}

/** The record that a store holds: what of it is damaged is dropped by itself. `device` names one that is made anew. */
export function parseCollection<Value>(
  stored: unknown,
  device: string,
  parseValue: (value: unknown, id: string) => Value | undefined,
): Collection<Value> {
  if (!isFields(stored)) return emptyCollection(device);
  const list: readonly unknown[] = Array.isArray(stored['items']) ? stored['items'] : [];
  const read = list.map((item) => parseItem(item, parseValue)).filter((item) => item !== undefined);
  const items = joinItems(read, [], lawOf<Value>());
  const { device: name, highest, revision, unsent, kinds } = stored;
  return {
    device: typeof name === 'string' && name !== '' ? name : device,
    highest: items.reduce((latest, { at }) => Math.max(latest, at.time), isCount(highest) ? highest : 0),
    // Where something was lost, everything is asked for again.
    revision: isCount(revision) && items.length === list.length ? revision : 0,
    items,
    unsent: Array.isArray(unsent) ? unsent.filter((id) => typeof id === 'string') : [],
    ...(isCount(kinds) && { kinds }),
  };
}
