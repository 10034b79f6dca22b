const BASE = 'https://content.invalid';

/**
 * The address of a content file: prefix + suffix, or undefined when the suffix leaves the prefix's host or folder (E13 of
 * the threat model: `@host`, `//host`, `\`, `..`). A prefix is absolute or starts with `/`, and ends with `/`.
 */
export function contentAddress(prefix: string, suffix: string): string | undefined {
  if (!prefix.endsWith('/') || suffix === '') return undefined;
  try {
    const folder = new URL(prefix, BASE);
    const file = new URL(prefix + suffix, BASE);
    const inside = file.origin === folder.origin && file.pathname.startsWith(folder.pathname);
    const clean = !file.username && !file.password && !/[\\\s]/.test(suffix) && !/%2e|%2f|%5c/i.test(suffix);
    if (!inside || !clean || file.pathname === folder.pathname) return undefined;
    return file.origin === BASE ? file.pathname + file.search : file.href;
  } catch {
    return undefined;
  }
}
