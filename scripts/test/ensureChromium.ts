import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@shuye/tooling/chromium';
import { hasPlaywrightChromium } from '@shuye/tooling/playwrightChromium';
import { CommandFailure } from '../processes/CommandFailure.ts';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { root } from '../processes/root.ts';
import { chromiumNeed, NO_BROWSER, type ChromiumFacts } from './chromiumNeed.ts';

/** Asks fontconfig; a system without it brings Chinese fonts of its own. */
function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

/** A Debian that does not have the headless shell as a package of its own gets the whole browser. */
const INSTALL = [
  'apt-get update',
  '(apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk || apt-get install -y --no-install-recommends chromium fonts-noto-cjk)',
].join(' && ');

const facts = (): ChromiumFacts => ({
  given: process.env['CHROMIUM_PATH'] || undefined,
  found: findChromium({ ...process.env, CHROMIUM_PATH: '' }) !== undefined || hasPlaywrightChromium(),
  exists: existsSync,
  hasChineseFont: hasChineseFont(),
  isDebianRoot: existsSync('/etc/debian_version') && process.getuid?.() === 0,
});

/**
 * Makes sure that the tests have a Chromium: the one that is given or found, else, on Debian as root, Debian's headless shell.
 * @throws CommandFailure saying in one sentence what to install.
 */
export async function ensureChromium({ run }: ProcessGroup): Promise<void> {
  const need = chromiumNeed(facts());
  if (need === 'nothing') return;
  if (need !== 'install') throw new CommandFailure(need.message);
  console.log('Installing chromium-headless-shell and fonts-noto-cjk ...');
  const install = await run({
    name: 'apt-get',
    command: '/bin/sh',
    args: ['-c', INSTALL],
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if ((await install.ended) !== 0) {
    throw new CommandFailure(`A Chromium could not be installed:\n${install.lastLines().join('\n')}\n${NO_BROWSER}`);
  }
}
