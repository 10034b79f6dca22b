/** How long a call waits for its host, and the message of its timeout (D-052). */
export interface BridgeWait {
  timeoutMs: number;
  words: string;
}

/** The default; also of global info, auth info and network type [BRIDGE-24] [CONST-07]. */
export const BRIDGE_TIMEOUT_MS = 5000;
/** Storage calls [BRIDGE-25] [CONST-08]. */
export const BRIDGE_STORAGE_TIMEOUT_MS = 10_000;

export const bridgeWaits = {
  call: { timeoutMs: BRIDGE_TIMEOUT_MS, words: 'timeout' },
  storage: { timeoutMs: BRIDGE_STORAGE_TIMEOUT_MS, words: 'storage timeout' },
} as const satisfies Readonly<Record<string, BridgeWait>>;
