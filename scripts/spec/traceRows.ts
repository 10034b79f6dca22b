import type { Row } from './loadRows.ts';
import { marksIn } from './marksIn.ts';
import { provesLayer } from './rooms.ts';
import { playedStories, testTitles } from './testTitles.ts';

export interface NamedTest {
  file: string;
  title: string;
}

export interface TracedRow extends Row {
  /** Tests whose titles carry the row's ID. */
  tests: readonly NamedTest[];
  /** Layers of the row in whose rooms no test names it; a row without such a layer is met. */
  open: readonly string[];
}

/** IDs that a title names, those between the ends of a range included: `[LOCK-08..10]`, `LOCK-08 to LOCK-10`. */
function idsIn(title: string, rows: ReadonlyMap<string, Row>, areas: ReadonlySet<string>): Set<string> {
  const ids = new Set(marksIn(title, areas).map(({ mark }) => mark));
  for (const [, area, first, last] of title.matchAll(/([A-Z][A-Z0-9]+)-(\d+)(?:\.\.| to \1-)(\d+)/g)) {
    for (const id of rows.keys()) {
      const [rowArea, number] = [id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))];
      if (rowArea === area && number >= Number(first) && number <= Number(last)) ids.add(id);
    }
  }
  return ids;
}

/** Rows with the tests that name them; `sources` are test files by their paths. */
export function traceRows(rows: ReadonlyMap<string, Row>, sources: ReadonlyMap<string, string>): TracedRow[] {
  const areas = new Set([...rows.values()].map(({ area }) => area));
  const tests = new Map<string, NamedTest[]>();
  for (const [file, source] of sources) {
    const titles = file.endsWith('.stories.tsx') ? playedStories(source) : testTitles(source);
    for (const title of titles) {
      for (const id of idsIn(title, rows, areas)) tests.set(id, [...(tests.get(id) ?? []), { file, title }]);
    }
  }
  return [...rows.values()].map((row) => {
    const named = tests.get(row.id) ?? [];
    const open = row.layers.filter((layer) => !named.some(({ file }) => provesLayer(file, layer)));
    return { ...row, tests: named, open };
  });
}
