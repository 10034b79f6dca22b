export type Reference =
  | { kind: 'inside'; path: string; fragment: string }
  /** An address with a scheme of its own (http:, mailto:, data:). */
  | { kind: 'outside' }
  /** The address lies above the root of the archive. */
  | { kind: 'broken' };

const SCHEME = /^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/\/)/;

const CODES = /(?:%[0-9a-f]{2})+/gi;

/** What stands for no character is part of a name that was never encoded: `100%.xhtml`. */
function decodeCodes(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch (error) {
    if (error instanceof URIError) return codes;
    throw error;
  }
}

const decodePercent = (text: string): string => text.replace(CODES, decodeCodes).normalize('NFC');

/** A reference as a path in the archive; `base` is the path of the file that holds it. */
export function resolveHref(base: string, href: string): Reference {
  const trimmed = href.trim();
  if (SCHEME.test(trimmed)) return { kind: 'outside' };
  const [address = '', ...rest] = trimmed.split('#');
  const path = decodePercent(address.replace(/\?.*$/s, '').replaceAll('\\', '/'));
  const fragment = decodePercent(rest.join('#'));
  if (path === '') return { kind: 'inside', path: base, fragment };

  const parts = path.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return { kind: 'broken' };
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return { kind: 'inside', path: parts.join('/'), fragment };
}
