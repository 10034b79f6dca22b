import { describeFailure } from '../library/cli/describeFailure.ts';
import type { Guarded } from '../library/cli/Guarded.ts';
import type { Terminal } from '../library/cli/Terminal.ts';

/** A terminal of commands over a data folder; it keeps what they print, and why they fail. */
export function recordedTerminal(dataDir: string, folder = dataDir) {
  const printed: string[] = [];
  const failures: string[] = [];
  const terminal: Terminal = {
    print: (line) => void printed.push(line),
    note: () => undefined,
    progress: { show: () => undefined, clear: () => undefined },
    env: { SHUYE_DATA_DIR: dataDir },
    folder,
  };
  const guarded: Guarded = (work) => work().catch((error: unknown) => void failures.push(describeFailure(error)));
  return { terminal, guarded, printed, failures };
}
