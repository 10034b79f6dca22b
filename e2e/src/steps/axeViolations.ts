import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the page: each rule with its elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
