import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the page, by all of its rules or by the given ones: each rule with its elements. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode ends its run in the page instead of in a new one: a third of the time, and only frames of other origins,
  // of which the product has none, are left out.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
