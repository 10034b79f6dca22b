import type { HostApp } from '@shuye/tooling/product';
import { CommandFailure } from '../processes/CommandFailure.ts';

/** Stands for no host at all. */
const NONE = 'none';

/**
 * The host apps that are named, all where nothing is.
 * @throws CommandFailure naming one that there is not.
 */
export function chooseHosts(apps: readonly HostApp[], named: readonly string[] | undefined): readonly HostApp[] {
  if (named === undefined) return apps;
  const unknown = named.find((name) => name !== NONE && !apps.some(({ id }) => id === name));
  if (unknown !== undefined) {
    throw new CommandFailure(`There is no host app ${unknown}; there are ${apps.map(({ id }) => id).join(', ')}.`);
  }
  return apps.filter(({ id }) => named.includes(id));
}
