import type { LoginHost } from '@shuye/core-domain/host';

export interface HostProof {
  host: LoginHost;
  /** As the host's bridge gave it to the page. */
  code: string;
  nowMs: number;
}

/**
 * Asks the host whose code this is: the user's id there, or undefined for a code that is wrong or old.
 * Rejects when the host cannot be asked.
 */
export type HostVerifier = (proof: HostProof) => Promise<string | undefined>;
