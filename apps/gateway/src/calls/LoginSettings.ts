import type { HostVerifier } from './HostVerifier.ts';
import type { CodeSender } from './CodeSender.ts';

/** What logins stand on. */
export interface LoginSettings {
  /** Of keyed hashes. */
  secretKey: Buffer;
  /** The only code there is, where the environment sets one: for one's own machine. */
  fixedCode?: string;
  /** Brings codes to phones. */
  sendCode?: CodeSender;
  /** Origins beside the page's own that a login may return to. */
  returnOrigins: readonly string[];
  /** Knows the users of hosts. */
  verifyHost?: HostVerifier;
}
