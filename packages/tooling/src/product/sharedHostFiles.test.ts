import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostApps } from './hostApps.ts';

const root = resolve(import.meta.dirname, '../../../..');
const [reference, ...others] = hostApps(root);

/** What a host is, and the native shell around one, may differ; the rest of its folder may not, or journeys on one host would prove nothing of another. */
const OWN = ['host.ts', 'package.json', 'vite.config.ts'];

const sharedFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/node_modules|dist|\.turbo|test-results|mini-program/.test(entry.parentPath),
      )
      .filter(({ name }) => !OWN.includes(name) && !name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

const dependencies = (of: string): unknown => {
  const manifest = JSON.parse(readFileSync(join(of, 'package.json'), 'utf8')) as Record<string, unknown>;
  return [manifest['dependencies'], manifest['devDependencies'], manifest['scripts']];
};

/** Build settings of a host: whether it has its offline worker, and nothing else. */
const BUILD =
  /^import \{ hostVite \} from '@shuye\/tooling\/vite';\s+export default hostVite\((?:\{\s*offline: \{[^{}]*\},?\s*\})?\);\s*$/;

describe.each(others.map(({ id, folder }) => [id, folder] as const))('the host app %s', (_, folder) => {
  it('has the files of the plain browser, word for word, but for its host value', () => {
    expect(sharedFiles(folder)).toEqual(sharedFiles(reference?.folder ?? ''));
  });

  it('depends on the same packages', () => {
    expect(dependencies(folder)).toEqual(dependencies(reference?.folder ?? ''));
  });

  it('is built with the same settings', () => {
    expect(readFileSync(join(folder, 'vite.config.ts'), 'utf8')).toMatch(BUILD);
  });
});
