import { parseCollection, parseItem } from '../collection/parseCollection.ts';
import { ARRANGEMENT_ID, parseArrangement } from './arrangement.ts';
import { MAX_GROUP_NAME, type GroupItem, type ShelfGroupRecord, type ShelfGroupValue } from './ShelfGroup.ts';

const MAX_ID_LENGTH = 64;

function parseValue(value: unknown, id: string): ShelfGroupValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (id === ARRANGEMENT_ID) return parseArrangement(value);
  const { name, rank, groupId }: { name?: unknown; rank?: unknown; groupId?: unknown } = value;
  if (id.startsWith('book.')) {
    return typeof groupId === 'string' && groupId !== '' && groupId.length <= MAX_ID_LENGTH ? { groupId } : undefined;
  }
  const isName = typeof name === 'string' && name !== '' && [...name].length <= MAX_GROUP_NAME;
  return id.startsWith('group.') && isName && typeof rank === 'number' && Number.isSafeInteger(rank)
    ? { name, rank }
    : undefined;
}

export const parseGroupItem = (value: unknown): GroupItem | undefined => parseItem(value, parseValue);

export const parseShelfGroups = (stored: unknown, device: string): ShelfGroupRecord =>
  parseCollection(stored, device, parseValue);
