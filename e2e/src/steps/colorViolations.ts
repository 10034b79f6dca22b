import type { Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';

/** The rules of axe that colours decide. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds of a page whose other violations were looked for before, in other colours. */
export const colorViolations = (page: Page): Promise<string[]> => axeViolations(page, COLOR_RULES);
