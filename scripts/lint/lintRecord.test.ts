import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lintRecord } from './lintRecord.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuye-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names the packages that changed since all of them passed', () => {
  const root = join(folder, 'changed');
  const former = { 'packages/ui': 'a', 'packages/app': 'b', 'apps/h5': 'c' };
  expect(lintRecord(root, former).changed()).toEqual(['packages/ui', 'packages/app', 'apps/h5']);
  lintRecord(root, former).passed();
  expect(lintRecord(root, former).changed()).toEqual([]);
  const present = { ...former, 'packages/app': 'b2', 'apps/new': 'd' };
  expect(lintRecord(root, present).changed()).toEqual(['packages/app', 'apps/new']);
});

it('names all packages where its record was cut off', () => {
  const root = join(folder, 'cut');
  mkdirSync(join(root, 'scripts/node_modules/.cache'), { recursive: true });
  writeFileSync(join(root, 'scripts/node_modules/.cache/lint.json'), '{"packages/ui":"a');
  expect(lintRecord(root, { 'packages/ui': 'a' }).changed()).toEqual(['packages/ui']);
});
