import type { ArgsDef } from 'citty';
import { ImportFailure } from '@shuye/book-importer';

/**
 * Rejects an option without its value: `--title --dry-run` would store a book of that title, an empty pattern finds a
 * heading in each line.
 * @param mayBeEmpty Names of options for which no text is a value too.
 * @throws ImportFailure naming the first such option.
 */
export function rejectForgotten(
  args: Readonly<Record<string, unknown>>,
  known: ArgsDef,
  mayBeEmpty: readonly string[] = [],
): void {
  for (const [name, { type }] of Object.entries(known)) {
    const value = args[name];
    if (type !== 'string' || typeof value !== 'string') continue;
    const [, next] = /^--([\w-]+)/.exec(value) ?? [];
    if (next !== undefined && Object.hasOwn(known, next))
      throw new ImportFailure(`--${name} has no value, but ${value} after it.`, 'See --help.');
    if (value.trim() === '' && !mayBeEmpty.includes(name))
      throw new ImportFailure(`--${name} has no value.`, 'Give it one, or leave it out.');
  }
}
