/** Hosts whose users log in without a page of ours (HOST-28). */
export const LOGIN_HOSTS = ['alipay', 'taobao', 'youku'] as const;
export type LoginHost = (typeof LOGIN_HOSTS)[number];

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
