import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

export const hasPlaywrightChromium = (): boolean => existsSync(chromium.executablePath());
