import { looksDeceptive } from './looksDeceptive.ts';

const BASE = 'https://page.invalid';

/** A path of ours or a web page; undefined for scripts, data, other schemes, `//host` and backslashes. */
export function safeTarget(target: string): string | undefined {
  if (looksDeceptive(target) || !/^(?:\/|https?:\/\/)/i.test(target)) return undefined;
  try {
    const { origin, href, pathname, search, hash, username, password } = new URL(target, BASE);
    if (origin !== BASE) return target.startsWith('/') || username || password ? undefined : href;
    // `/a/..//host` is read as `//host`.
    return target.startsWith('/') && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}
