import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '@shuye/tooling/cluster';
import type { Planned } from '../load/requestMix.ts';
import type { ClusterOptions } from './clusterOptions.ts';
import { steadyLoad } from './steadyLoad.ts';

const SAMPLES = 6;

const held = (pid: number | undefined): { memory: number; handles: number } => ({
  memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  handles: readdirSync(`/proc/${pid}/fd`).length,
});

/** Half of the load for a while, and what the gateways hold meanwhile: a line for each look. */
export async function soak({ gateways, gatewayPort }: Cluster, options: ClusterOptions, next: () => Planned) {
  const load = steadyLoad([gatewayPort], Math.ceil(options.rate / 2), next);
  for (let at = 1; at <= SAMPLES; at += 1) {
    await pause((options.soakSeconds * 1000) / SAMPLES);
    const all = gateways.map(({ pid }) => held(pid()));
    const memory = all.map((one) => `${one.memory.toFixed(0)} MB`).join(', ');
    console.log(
      `after ${Math.round(load.nowMs() / 1000)} s`.padEnd(24) +
        `${memory}; ${all.map(({ handles }) => handles).join(', ')} handles`,
    );
  }
  return load.end();
}
