import { fileURLToPath } from 'node:url';
import { bundleScript } from '@shuye/tooling/bundle-script';

const ENTRY = fileURLToPath(import.meta.resolve('@shuye/host-bridges/simulator'));

let built: Promise<string> | undefined;

/** The simulator as one classic script, which names itself `shuyeSimulator`. */
export const simulatorScript = (): Promise<string> => (built ??= bundleScript(ENTRY, 'shuyeSimulator'));
