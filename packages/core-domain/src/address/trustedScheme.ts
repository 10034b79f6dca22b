import { looksDeceptive } from './looksDeceptive.ts';

/** They run code, read files, or carry an address of their own inside; no list makes them safe. */
const NEVER: ReadonlySet<string> = new Set([
  'javascript',
  'vbscript',
  'data',
  'blob',
  'file',
  'filesystem',
  'about',
  'intent',
  'content',
]);

const LINK = /^([a-z][a-z0-9+.-]{0,31}):\/\/[^"'<>`]{1,2000}$/i;

/** An address for another app, if its scheme is listed; unchanged, or undefined (E17). */
export function trustedScheme(address: string, schemes: readonly string[]): string | undefined {
  const scheme = LINK.exec(address)?.[1]?.toLowerCase() ?? '';
  const isTrusted = schemes.includes(scheme) && !NEVER.has(scheme) && !looksDeceptive(address);
  return isTrusted ? address : undefined;
}
