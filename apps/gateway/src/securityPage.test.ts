import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from './testing/databases/openTestDatabase.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const amounts = page.slice(page.indexOf('## Amounts'));

/** `gateway/src/…` is an application, all others are packages. */
const folderOf = (path: string): string => (path.startsWith('gateway/') ? 'apps' : 'packages');

describe('the page of security', () => {
  it('names tests that are there', () => {
    const named = [...page.matchAll(/`([\w-]+\/src\/[^`]+\.test\.ts)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(30);
    const missing = named.filter((path) => globSync(join(folderOf(path), path), { cwd: root }).length === 0);
    expect(missing).toEqual([]);
  });

  it('says where each table ends', async () => {
    const database = await openTestDatabase();
    const tables = await database.introspection.getTables();
    const named = new Set([...amounts.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
    expect(tables.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });
});
