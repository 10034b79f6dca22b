import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Paths start at the root of the sources. */
export type Sources = ReadonlyMap<string, string>;

/** Leaves tests out, since they and what they share may know every folder. */
export function loadSources(root: string): Sources {
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|(?:^|\/)testing\//.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** The folder directly in the sources; a file that lies there itself is a subject of its own. */
const subjectOf = (file: string): string => file.split('/')[0] ?? '';

/** Gives the first import of each pair of folders, named `from → to`. */
function importsBetween(sources: Sources, folderOf: (file: string) => string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const [file, text] of sources) {
    for (const [, path = ''] of text.matchAll(IMPORT)) {
      const imported = join(dirname(file), path);
      const edge = `${folderOf(file)} → ${folderOf(imported)}`;
      if (folderOf(file) !== folderOf(imported) && !imports.has(edge)) imports.set(edge, `${file} imports ${imported}`);
    }
  }
  return imports;
}

/**
 * Gives one import of either direction for each pair. Folders are compared as the subjects that they belong to, which
 * are the folders directly in the sources, and, unless only subjects count, one by one too.
 */
export function mutualImports(sources: Sources, { onlySubjects = false } = {}): string[] {
  const levels = onlySubjects ? [subjectOf] : [dirname, subjectOf];
  const found = levels.flatMap((folderOf) => {
    const imports = importsBetween(sources, folderOf);
    return [...imports].flatMap(([edge, there]) => {
      const [from = '', to = ''] = edge.split(' → ');
      const back = imports.get(`${to} → ${from}`);
      return from < to && back !== undefined ? [`${from} ⇄ ${to}: ${there}, ${back}`] : [];
    });
  });
  return [...new Set(found)].sort();
}
