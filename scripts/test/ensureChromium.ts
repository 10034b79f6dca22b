import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@shuye/tooling/chromium';
import { hasPlaywrightChromium } from '@shuye/tooling/playwrightChromium';
import { CommandFailure } from '../processes/CommandFailure.ts';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { chromiumNeed, NO_BROWSER, type ChromiumFacts } from './chromiumNeed.ts';
import { installPackages, isDebianRoot } from './installPackages.ts';

/** Asks fontconfig; a system without it brings Chinese fonts of its own. */
function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

/** A Debian that does not have the headless shell as a package of its own gets the whole browser. */
const INSTALL =
  '(apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk || apt-get install -y --no-install-recommends chromium fonts-noto-cjk)';

const facts = (): ChromiumFacts => ({
  given: process.env['CHROMIUM_PATH'] || undefined,
  found: findChromium({ ...process.env, CHROMIUM_PATH: '' }) !== undefined || hasPlaywrightChromium(),
  exists: existsSync,
  hasChineseFont: hasChineseFont(),
  isDebianRoot: isDebianRoot(),
});

/**
 * Makes sure that the tests have a Chromium: the one that is given or found, else, on Debian as root, Debian's headless shell.
 * @throws CommandFailure saying in one sentence what to install.
 */
export async function ensureChromium(group: ProcessGroup): Promise<void> {
  const need = chromiumNeed(facts());
  if (need === 'nothing') return;
  if (need !== 'install') throw new CommandFailure(need.message);
  console.log('Installing chromium-headless-shell and fonts-noto-cjk ...');
  const failure = await installPackages(group, INSTALL);
  if (failure !== undefined) {
    throw new CommandFailure(`A Chromium could not be installed:\n${failure}\n${NO_BROWSER}`);
  }
}
