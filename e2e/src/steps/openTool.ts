import type { Page } from '@playwright/test';
import { showBars } from './reader.ts';
import { tap } from './tap.ts';

/** Opens what a button of the bars leads to. */
export async function openTool(page: Page, name: string): Promise<void> {
  await showBars(page);
  await tap(page.getByRole('button', { name, exact: true }).first());
}
