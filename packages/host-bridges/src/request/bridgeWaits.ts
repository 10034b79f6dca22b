/** How long a call waits for its host, and the message of its timeout (D-052). */
export interface BridgeWait {
  timeoutMs: number;
  words: string;
}

/** The default; also of global info, auth info and network type [BRIDGE-24] [CONST-07]. */
export const BRIDGE_TIMEOUT_MS = 5000;
/** Storage calls [BRIDGE-25] [CONST-08]. */
export const BRIDGE_STORAGE_TIMEOUT_MS = 10_000;

/** What a reader is asked for on the way: a consent or a login page is read, a payment is typed. */
const LOGIN_TIMEOUT_MS = 120_000;
const PAYMENT_TIMEOUT_MS = 300_000;

export const bridgeWaits = {
  call: { timeoutMs: BRIDGE_TIMEOUT_MS, words: 'timeout' },
  storage: { timeoutMs: BRIDGE_STORAGE_TIMEOUT_MS, words: 'storage timeout' },
  login: { timeoutMs: LOGIN_TIMEOUT_MS, words: 'timeout' },
  payment: { timeoutMs: PAYMENT_TIMEOUT_MS, words: 'timeout' },
} as const satisfies Readonly<Record<string, BridgeWait>>;
