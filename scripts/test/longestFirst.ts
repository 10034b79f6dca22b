import { asksServers } from './asksServers.ts';
import type { Suite } from './Suite.ts';

/** A test file of a browser takes about this many times as long as one without. */
const BROWSER_FACTOR = 5;
/** And one of a suite that asks servers. */
const SERVERS_FACTOR = 3;
/** And one that mounts the whole application. */
const APPLICATION_FACTOR = 2;

function factorOf(suite: Suite): number {
  if (asksServers(suite)) return SERVERS_FACTOR;
  if (suite.name === 'unit app') return APPLICATION_FACTOR;
  return suite.kind === 'browser' || suite.kind === 'stories' ? BROWSER_FACTOR : 1;
}

const estimate = (suite: Suite): number => factorOf(suite) * (suite.weight ?? 0);

/**
 * The order in which suites leave the least idle time at the end: what others wait for, then the longest of the last run
 * (`times`, ms by name), and at the very end what needs the whole machine. A suite that was never measured comes before
 * those that were, by its weight.
 */
export function longestFirst(suites: readonly Suite[], times: Readonly<Record<string, number>>): Suite[] {
  const awaited = new Set(suites.flatMap(({ after = [] }) => after));
  const rank = (suite: Suite): number => (awaited.has(suite.name) ? 0 : suite.share === 'whole' ? 2 : 1);
  const isMeasured = ({ name }: Suite): number => Number(times[name] !== undefined);
  const length = (suite: Suite): number => times[suite.name] ?? estimate(suite);
  return suites.toSorted(
    (left, right) => rank(left) - rank(right) || isMeasured(left) - isMeasured(right) || length(right) - length(left),
  );
}
