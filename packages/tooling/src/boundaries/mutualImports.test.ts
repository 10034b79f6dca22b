import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSources, mutualImports } from './mutualImports.ts';

const packages = join(import.meta.dirname, '../../..');

describe.each([
  ['app', 'stores/planted.ts', `import '../services/Services.ts';\n`],
  ['core-domain', 'book/planted.ts', `import '../access/bookAccess.ts';\n`],
])('the folders directly in the sources of %s', (name, path, text) => {
  const sources = loadSources(join(packages, name, 'src'));

  it('do not import each other both ways', () => {
    expect(sources.size).toBeGreaterThan(200);
    expect(mutualImports(sources, { onlySubjects: true })).toEqual([]);
  });

  it('are named where one takes from its importer', () => {
    expect(mutualImports(new Map([...sources, [path, text]]), { onlySubjects: true })).toHaveLength(1);
  });
});
