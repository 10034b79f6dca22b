import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/ConfigError.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { withFolderLock } from '../library/withFolderLock.ts';
import { makeDataDir } from './makeDataDir.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuye-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `/proc` refuses folders in a way of its own, on Linux alone. */
const places = [
  join(folder, 'file'),
  join(folder, 'file/below'),
  ...(process.platform === 'linux' ? ['/proc/x', '/proc/x/y'] : []),
];

describe('the data folder', () => {
  it('is made with the folders above it, and left as it is where it is there', () => {
    const dataDir = join(folder, 'a/b');
    makeDataDir(dataDir);
    makeDataDir(dataDir);
    expect(existsSync(dataDir)).toBe(true);
  });

  it.each(places)('is said in one sentence where it cannot be made: %s', async (place) => {
    writeFileSync(join(folder, 'file'), '');
    const sentence = new RegExp(
      `^SHUYE_DATA_DIR is "${place}", but that folder cannot be made or used \\(E[A-Z]+\\)\\.$`,
    );
    expect(() => makeDataDir(place)).toThrow(ConfigError);
    expect(() => makeDataDir(place)).toThrow(sentence);
    await expect(openDatabase({ dataDir: place })).rejects.toThrow(sentence);
    await expect(withFolderLock(place, async () => undefined)).rejects.toThrow(sentence);
  });

  it('reports a database that cannot be written in one sentence', async () => {
    const dataDir = join(folder, 'c');
    mkdirSync(join(dataDir, 'shuye.db'), { recursive: true });
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      new ConfigError(`SHUYE_DATA_DIR is "${dataDir}", but its database cannot be written (EISDIR).`),
    );
  });
});
