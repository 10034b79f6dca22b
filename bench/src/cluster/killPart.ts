import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster, ClusterPart } from '@shuye/tooling/cluster';

export const clusterParts = ['gateway', 'replica', 'primary', 'redis', 'store', 'balancer'] as const;
export type PartName = (typeof clusterParts)[number];

/** Until somebody notices: a supervisor that starts a process again, a watch that decides for the replica. */
const NOTICE_MS = 1000;

async function killAndStart(part: ClusterPart | undefined): Promise<void> {
  if (!part) throw new Error('There is no such part.');
  await part.kill();
  await pause(NOTICE_MS);
  await part.start();
}

/** Lets a part die, and does what its supervisor would. Resolves when that is done. */
export async function killPart(cluster: Cluster, name: PartName, round: number): Promise<void> {
  const { gateways, database, redis, store, balancer } = cluster;
  if (name === 'primary') {
    await database.primary().kill();
    await pause(NOTICE_MS);
    return cluster.failOver();
  }
  const parts = { gateway: gateways[round % gateways.length], replica: database.replica(), redis, store, balancer };
  return killAndStart(parts[name]);
}
