import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ConfigError } from '../config/ConfigError.ts';
import { loadSecretKey } from './loadSecretKey.ts';

const root = mkdtempSync(join(tmpdir(), 'shuye-key-'));
afterAll(() => rmSync(root, { recursive: true }));

it('is made once for a data folder, for its owner alone', () => {
  const dataDir = join(root, 'new');
  const key = loadSecretKey(dataDir);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(loadSecretKey(dataDir)).toEqual(key);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(loadSecretKey(join(root, 'another'))).not.toEqual(key);
});

it('is the operator’s where one is set, and no file is written', () => {
  const dataDir = join(root, 'given');
  expect(loadSecretKey(dataDir, 'k'.repeat(32)).toString()).toBe('k'.repeat(32));
  expect(() => statSync(dataDir)).toThrow('ENOENT');
});

it('is not made up where its file was damaged', () => {
  writeFileSync(join(root, 'secret.key'), '');
  const file = join(root, 'secret.key');
  expect(() => loadSecretKey(root)).toThrow(
    new ConfigError(`${file} holds no key: restore it from a backup, or set SHUYE_SECRET_KEY.`),
  );
});

it('is asked for in one sentence where its file cannot be read', () => {
  const dataDir = join(root, 'unreadable');
  mkdirSync(join(dataDir, 'secret.key'), { recursive: true });
  expect(() => loadSecretKey(dataDir)).toThrow(
    new ConfigError(`${join(dataDir, 'secret.key')} cannot be read (EISDIR).`),
  );
});
