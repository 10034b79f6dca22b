import { looksDeceptive } from './looksDeceptive.ts';

const BASE = 'https://content.invalid';

const PREFIX = /^(?:https?:\/\/[^/]|\/(?!\/)).*\/$|^\/$/i;
const ENCODED_PATH = /%(?:2e|2f|5c)/i;

/** Prefix (absolute or from `/`, ending in `/`) and suffix; undefined when it leaves the prefix's host or folder. */
export function contentAddress(prefix: string, suffix: string): string | undefined {
  if (!PREFIX.test(prefix) || looksDeceptive(prefix + suffix) || ENCODED_PATH.test(suffix)) return undefined;
  try {
    const folder = new URL(prefix, BASE);
    const file = new URL(prefix + suffix, BASE);
    const isBelow = file.pathname.startsWith(folder.pathname) && file.pathname !== folder.pathname;
    if (file.origin !== folder.origin || file.username || file.password || !isBelow) return undefined;
    return prefix.startsWith('/') ? file.pathname + file.search : file.origin + file.pathname + file.search;
  } catch {
    return undefined;
  }
}
