import { technicalErrors } from '@shuye/core-domain/error';

/** How long a call waits for its host, and what is said of a host that stayed silent (D-052). */
export interface BridgeWait {
  /** Milliseconds. */
  ms: number;
  words: string;
}

/** Global info, auth info, network type and whatever is not said otherwise [BRIDGE-24] [CONST-07]. */
export const BRIDGE_TIMEOUT_MS = 5000;
/** The host's own storage may be busy [BRIDGE-25] [CONST-08]. */
export const BRIDGE_STORAGE_TIMEOUT_MS = 10_000;

export const bridgeWaits = {
  call: { ms: BRIDGE_TIMEOUT_MS, words: technicalErrors.timeout },
  storage: { ms: BRIDGE_STORAGE_TIMEOUT_MS, words: technicalErrors.storageTimeout },
} as const satisfies Readonly<Record<string, BridgeWait>>;
