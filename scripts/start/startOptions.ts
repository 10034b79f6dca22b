import { parseArgs } from 'node:util';

export interface StartOptions {
  /** Whether other devices of the local network may open the host apps. */
  openToNetwork: boolean;
}

export const START_USAGE = `Usage: npx -y pnpm@12 start [--host]
  --host   lets devices of the local network in, and shows a code for a phone's camera
The data lives in the folder SHUYE_DATA_DIR (.data unless set).`;

/** @throws TypeError naming the option that is not known. */
export function startOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({ args: [...args], options: { host: { type: 'boolean', default: false } } });
  return { openToNetwork: values.host };
}
