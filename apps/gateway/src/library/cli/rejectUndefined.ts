import type { ArgsDef } from 'citty';
import { ImportFailure } from '@shuye/book-importer';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Given extends Readonly<Record<string, unknown>> {
  /** What stands without a name. */
  _: readonly string[];
}

interface Options {
  /** What stands without a name may stand many times. */
  takesMany?: boolean;
}

/**
 * Rejects what the command does not define: a mistyped --dry-run must not import, a second book not be passed over.
 * @throws ImportFailure naming the first option or word too many.
 */
export function rejectUndefined(args: Given, known: ArgsDef, { takesMany = false }: Options = {}): void {
  const names = new Set(['_', ...Object.keys(known), ...Object.keys(known).map(camel)]);
  const unknown = Object.keys(args).find((name) => !names.has(name));
  if (unknown !== undefined) throw new ImportFailure(`There is no option --${unknown}.`, 'See --help.');
  const positional = Object.values(known).filter(({ type }) => type === 'positional').length;
  const extra = takesMany ? undefined : args._[positional];
  if (extra !== undefined) throw new ImportFailure(`“${extra}” is one word too many.`, 'See --help.');
}
