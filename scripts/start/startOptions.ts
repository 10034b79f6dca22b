import { parseArgs } from 'node:util';

export interface StartOptions {
  /** Whether other devices of the local network may open the host apps. */
  openToNetwork: boolean;
}

export const START_USAGE = `Usage: npx -y pnpm@12 start [--host]
  --host   lets devices of the local network in, and shows a code for a phone's camera
The data lives in the folder SHUYE_DATA_DIR (.data unless set).`;

/**
 * Options of a start; a `--` that a package manager hands on before them means nothing.
 * @throws TypeError naming the option that is not known.
 */
export function startOptions(args: readonly string[]): StartOptions {
  const given = args.filter((argument) => argument !== '--');
  const { values } = parseArgs({ args: given, options: { host: { type: 'boolean', default: false } } });
  return { openToNetwork: values.host };
}
