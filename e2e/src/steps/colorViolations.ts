import type { Page } from '@playwright/test';
import { LOOK_RULES } from '@shuye/tooling/look-rules';
import { axeViolations } from './axeViolations.ts';

/** What axe finds of a page whose other violations were looked for before, in other colours. */
export const colorViolations = (page: Page): Promise<string[]> => axeViolations(page, LOOK_RULES);
