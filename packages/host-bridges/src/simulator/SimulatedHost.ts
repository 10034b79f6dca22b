import type { BridgeMethod } from '../native/bridgeMethods.ts';
import type { HostScript } from './HostScript.ts';

/** One call as it arrived, under the product's name for it. */
export interface LoggedCall {
  method: string;
  params: unknown;
  ended?: Ending;
}

/** How the native side ends a call: well, badly by a word of its own, or not at all. */
export type Ending = { ok: unknown } | { fail: string } | { silent: true };

export interface SimulatedHost {
  script: HostScript;
  log: LoggedCall[];
  /** Ends the call once for each time that the script says, never before it returns. */
  answer: (method: BridgeMethod, params: object, end: (ending: Ending) => void) => void;
}
