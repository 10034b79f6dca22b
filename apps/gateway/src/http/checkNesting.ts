import { BadRequest } from '../calls/callErrors.ts';
import { requireUniqueNames } from './requireUniqueNames.ts';

/** Objects and lists within each other; no honest field needs more. */
const MAX_DEPTH = 5;

/** Names and list places in one field: more than any honest shelf has. */
const MAX_ENTRIES = 50_000;

const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);

const asObject = (value: unknown): object | undefined => (typeof value === 'object' && value ? value : undefined);

/** A text that databases cut off or refuse. */
const requireNoNul = (value: unknown): void => {
  if (typeof value === 'string' && value.includes('\0')) throw new BadRequest('a field holds a NUL character');
};

/** The value behind a text that forms use for objects; a text that is no JSON is just a text. */
function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  requireUniqueNames(text);
  return value;
}

/**
 * Refuses a field that is nested deeper than calls are, names a thing twice or what every object inherits (E3, E4), or
 * holds a NUL.
 * @throws BadRequest
 */
export function checkNesting(value: unknown): void {
  requireNoNul(value);
  const root = asObject(typeof value === 'string' ? parsed(value) : value);
  if (!root) return;
  let level = [root];
  let entries = 0;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new BadRequest(`a field is nested deeper than ${MAX_DEPTH} levels`);
    const next: object[] = [];
    for (const found of level) {
      // Own names alone: JSON makes “__proto__” one of them.
      const names = Object.keys(found);
      entries += names.length;
      if (entries > MAX_ENTRIES) throw new BadRequest(`a field has more than ${MAX_ENTRIES} entries`);
      if (names.some((name) => HOSTILE.has(name))) throw new BadRequest('a field names a prototype');
      for (const name of names) requireNoNul(name);
      for (const inner of Object.values(found)) {
        requireNoNul(inner);
        const object = asObject(inner);
        if (object) next.push(object);
      }
    }
    level = next;
  }
}
