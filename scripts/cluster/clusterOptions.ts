import { parseArgs } from 'node:util';

export interface ClusterOptions {
  gateways: number;
  /** Names of folders in `apps`; undefined stands for all. */
  hosts: readonly string[] | undefined;
}

export const CLUSTER_USAGE = 'Usage: cluster [--gateways 3] [--host h5 …]   (--host none: gateways alone)';

const MAX_GATEWAYS = 9;

/** @throws Error for what is no option, and for a number of gateways that is none from 1 to 9. */
export function clusterOptions(args: readonly string[]): ClusterOptions {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: { gateways: { type: 'string', default: '3' }, host: { type: 'string', multiple: true } },
  });
  const gateways = Number(values.gateways);
  if (!Number.isInteger(gateways) || gateways < 1 || gateways > MAX_GATEWAYS) {
    throw new Error(`--gateways must be a number from 1 to ${MAX_GATEWAYS}.`);
  }
  return { gateways, hosts: values.host };
}
