import { resolve } from 'node:path';
import { freePorts, hostApps, type HostApp } from '@shuye/tooling/product';

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

export interface Servers {
  gatewayPort: number;
  hosts: { app: HostApp; port: number }[];
}

/** Carries the ports from the process that chose them to the ones that run the journeys. */
const PORTS = 'SHUYE_E2E_PORTS';

async function choosePorts(): Promise<number[]> {
  const ports = await freePorts(hostApps(root).length + 1);
  process.env[PORTS] = JSON.stringify(ports);
  return ports;
}

/** Where the gateway and each host app answer in this run; the same in every process of it. */
export async function servers(): Promise<Servers> {
  const known = process.env[PORTS];
  const [gatewayPort = 0, ...hostPorts] = known ? (JSON.parse(known) as number[]) : await choosePorts();
  return { gatewayPort, hosts: hostApps(root).map((app, index) => ({ app, port: hostPorts[index] ?? 0 })) };
}
