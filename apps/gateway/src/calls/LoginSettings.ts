import type { HostVerifier } from './HostVerifier.ts';
import type { CodeSender } from './CodeSender.ts';

export interface LoginSettings {
  /** Key of the HMACs of phones, codes and users of hosts. */
  secretKey: Buffer;
  /** The key before it: who was known by it still is. */
  formerKey?: Buffer | undefined;
  /** The only code there is, where the environment sets one: for one's own machine. */
  fixedCode?: string;
  sendCode?: CodeSender;
  returnOrigins: readonly string[];
  verifyHost?: HostVerifier;
}
