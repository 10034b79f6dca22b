import { cutText } from '../text/cutText.ts';
import { numberOf } from '../untyped/numberOf.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Cut, and without characters that no page shows. */
export const textOf = (value: unknown, max = 200): string =>
  typeof value === 'string'
    ? cutText(value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]/gu, '').trim(), max)
    : '';

export const countOf = (value: unknown): number | undefined => {
  const number = numberOf(value);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

/** Before it nobody read with any of these programs. */
export const FIRST_MS = Date.UTC(2000, 0, 1);

/** A time in milliseconds that lies between the year 2000 and now; any other is `nowMs`. */
export const timeOf = (value: unknown, nowMs: number): number => {
  const time = countOf(value);
  return time !== undefined && time >= FIRST_MS && time <= nowMs ? time : nowMs;
};

/** Of a list those that can be read, as many as fit, and how many could not. */
export function readEach<Each>(
  list: readonly unknown[],
  max: number,
  read: (fields: Fields) => Each | undefined,
): { each: readonly Each[]; skipped: number } {
  const each = list.slice(0, max).flatMap((value) => {
    const one = isFields(value) ? read(value) : undefined;
    return one === undefined ? [] : [one];
  });
  return { each, skipped: list.length - each.length };
}
