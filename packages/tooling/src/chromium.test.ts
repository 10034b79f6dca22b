import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

describe('the Chromium of a machine', () => {
  const root = mkdtempSync(join(tmpdir(), 'shuye-chromium-'));
  afterAll(() => rmSync(root, { recursive: true }));

  function aProgram(folder: string, name: string, mode = 0o755): string {
    const path = join(root, folder, name);
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(path, '', { mode });
    return path;
  }

  const browser = aProgram('first', 'chromium');
  const shell = aProgram('second', 'chromium-headless-shell');
  aProgram('broken', 'chromium-headless-shell', 0o644);
  const onPath = (...folders: string[]) => ({ PATH: folders.map((folder) => join(root, folder)).join(delimiter) });

  it('is the headless shell for tests, whatever comes first on PATH', () => {
    expect(findChromium(onPath('first', 'second'))).toBe(shell);
  });

  it('is the whole browser for measurements', () => {
    expect(findChromium(onPath('second', 'first'), 'browser')).toBe(browser);
  });

  it.each([
    ['the whole browser where there is no shell that can be run', ['broken', 'first'], 'shell', browser],
    ['the shell where there is no whole browser', ['second'], 'browser', shell],
    ['left to Playwright where there is none', ['broken'], 'shell', undefined],
  ] as const)('is %s', (_, folders, preference, expected) => {
    expect(findChromium(onPath(...folders), preference)).toBe(expected);
  });

  it('is the one that the operator gives', () => {
    expect(findChromium({ ...onPath('second'), CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium');
  });
});
