import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, startProduct, type RunningProcess } from '@shuye/tooling/product';
import { root, servers } from './servers.ts';

/** As the local start sets it. */
export const LOGIN_CODE = '000000';

/** Signs the payments that the sample cashier reports. */
export const CALLBACK_KEY = 'a key of journeys alone, of 40 letters.';

/** By which the gateway knows the codes of simulated hosts. */
export const HOST_LOGIN_KEY = 'a key of simulated hosts in journeys';

/** Names the data folder with the sample library to journeys that need a product of their own. */
export const SAMPLES = 'SHUYE_E2E_DATA_DIR';

const onLine = (name: string, line: string): void => console.log(`[${name}] ${line}`);

/** @throws Error with what the command printed when a book could not be imported. */
async function importSamples(dataDir: string): Promise<void> {
  const samples = startProcess({
    name: 'samples',
    args: [join(root, 'apps/gateway/dist/library.js'), 'samples'],
    cwd: root,
    env: { ...process.env, SHUYE_DATA_DIR: dataDir },
  });
  if ((await samples.ended) !== 0) throw new Error(`The samples were not imported:\n${samples.lastLines().join('\n')}`);
}

/**
 * Starts the built product as an operator would, on a data folder of its own with the sample library in it.
 * @returns How to end it and remove the folder.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shuye-e2e-'));
  const processes: RunningProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((running) => running.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    await importSamples(dataDir);
    process.env[SAMPLES] = dataDir;
    process.env['SHUYE_LOGIN_CODE'] ??= LOGIN_CODE;
    process.env['SHUYE_PAY_CALLBACK_KEY'] ??= CALLBACK_KEY;
    process.env['SHUYE_SAMPLE_CASHIER'] ??= 'on';
    // All readers of the journeys come from one address: more of them log in at once than behind any other.
    process.env['SHUYE_RATE_LOGIN'] ??= '20';
    process.env['SHUYE_HOST_LOGIN_KEY'] ??= HOST_LOGIN_KEY;
    const env = { ...process.env, NODE_ENV: 'production', SHUYE_LOG_LEVEL: 'warn' };
    await startProduct({ root, dataDir, env, hostname: '127.0.0.1', ...(await servers()), onLine }, processes);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
