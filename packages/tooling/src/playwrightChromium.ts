import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Whether Playwright has downloaded a Chromium of its own. */
export const hasPlaywrightChromium = (): boolean => existsSync(chromium.executablePath());
