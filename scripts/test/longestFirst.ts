import type { Suite } from './Suite.ts';

/** How long the long ones take on two processors, in seconds: they begin early also where nothing was measured yet. */
const USUAL_S: Readonly<Record<string, number>> = {
  'unit gateway': 270,
  'unit app': 240,
  'stories ui': 100,
  'browser reader-engine': 70,
  'browser app': 60,
  'unit core-domain': 35,
  'unit h5': 25,
  'unit book-importer': 20,
  'dead exports': 20,
};

/**
 * The order in which suites leave the least idle time at the end: what others wait for, then the longest of the last run
 * (`times`, ms by name), and at the very end what needs the whole machine.
 */
export function longestFirst(suites: readonly Suite[], times: Readonly<Record<string, number>>): Suite[] {
  const awaited = new Set(suites.flatMap(({ after = [] }) => after));
  const rank = (suite: Suite): number => (awaited.has(suite.name) ? 0 : suite.share === 'whole' ? 2 : 1);
  const length = ({ name }: Suite): number => times[name] ?? (USUAL_S[name] ?? 0) * 1000;
  return suites.toSorted((left, right) => rank(left) - rank(right) || length(right) - length(left));
}
