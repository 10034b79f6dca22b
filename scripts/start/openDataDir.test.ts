import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CommandFailure } from '../processes/CommandFailure.ts';
import { openDataDir } from './openDataDir.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuye-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made with the folders above it', () => {
    const dataDir = join(folder, 'a/b');
    expect(openDataDir({ SHUYE_DATA_DIR: dataDir })).toBe(dataDir);
    expect(existsSync(dataDir)).toBe(true);
  });

  it('that cannot be made or written is said in one sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of [join(file, 'below'), '/dev/null', '/proc/no-such-folder/data']) {
      expect(() => openDataDir({ SHUYE_DATA_DIR: place })).toThrow(CommandFailure);
      expect(() => openDataDir({ SHUYE_DATA_DIR: place })).toThrow(`The data folder ${place} cannot be written`);
    }
  });
});
