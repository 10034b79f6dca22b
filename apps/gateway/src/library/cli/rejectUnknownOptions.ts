import type { ArgsDef } from 'citty';
import { ImportFailure } from '@shuye/book-importer';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Rejects options that the command does not define: a mistyped --dry-run must not import.
 * @throws ImportFailure naming the first unknown option.
 */
export function rejectUnknownOptions(args: Readonly<Record<string, unknown>>, known: ArgsDef): void {
  const names = new Set(['_', ...Object.keys(known), ...Object.keys(known).map(camel)]);
  const unknown = Object.keys(args).find((name) => !names.has(name));
  if (unknown !== undefined) throw new ImportFailure(`There is no option --${unknown}.`, 'See --help.');
}
