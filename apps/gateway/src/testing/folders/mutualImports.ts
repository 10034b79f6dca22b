import { dirname, join } from 'node:path';

/** Paths from the root of the sources, with their text. */
export type Sources = ReadonlyMap<string, string>;

const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const subjectOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '.');

/** The first import of each pair of folders, named `from → to`. */
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
 * Pairs of folders that import each other, each with one import of either direction. Folders are compared twice: one by
 * one, and as the subjects that they belong to, which are the folders directly in the sources.
 */
export function mutualImports(sources: Sources): string[] {
  const found = [dirname, subjectOf].flatMap((folderOf) => {
    const imports = importsBetween(sources, folderOf);
    return [...imports].flatMap(([edge, there]) => {
      const [from = '', to = ''] = edge.split(' → ');
      const back = imports.get(`${to} → ${from}`);
      return from < to && back !== undefined ? [`${from} ⇄ ${to}: ${there}, ${back}`] : [];
    });
  });
  return [...new Set(found)].sort();
}
