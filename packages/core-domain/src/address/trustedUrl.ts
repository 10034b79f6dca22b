import { looksDeceptive } from './looksDeceptive.ts';

/** Query parameters that never leave the product's own pages (E8). */
const SECRET_PARAMETERS: ReadonlySet<string> = new Set(['tk', 'ykToken', 'sign', 'token']);

const parsed = (address: string): URL | undefined => {
  if (looksDeceptive(address) || !/^https?:\/\//i.test(address)) return undefined;
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** The address as browsers read it if its origin is listed and it names no user, else undefined (E8, P18). */
export function trustedUrl(address: string, origins: readonly string[]): string | undefined {
  const url = parsed(address);
  return url && !url.username && !url.password && origins.includes(url.origin) ? url.href : undefined;
}

const nameOf = (pair: string): string => {
  const name = pair.replace(/=.*$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const withoutSecrets = (pairs: string): string =>
  pairs
    .split('&')
    .filter((pair) => pair !== '' && !SECRET_PARAMETERS.has(nameOf(pair)))
    .join('&');

/** A fragment may be pairs as a query is, or a path with a query of its own. */
const fragmentWithoutSecrets = (fragment: string): string =>
  fragment
    .split('?')
    .map(withoutSecrets)
    .filter((part) => part !== '')
    .join('?');

const marked = (mark: string, text: string): string => (text === '' ? '' : mark + text);

/** A trusted address to return to after a login or a payment, without tokens and signatures in its query and fragment. */
export function returnUrl(address: string, origins: readonly string[]): string | undefined {
  const trusted = trustedUrl(address, origins);
  if (trusted === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(trusted);
  const query = marked('?', withoutSecrets(search.slice(1)));
  return origin + pathname + query + marked('#', fragmentWithoutSecrets(hash.slice(1)));
}
