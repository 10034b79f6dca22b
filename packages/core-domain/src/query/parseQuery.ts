/** The entries of an address's query; a name has one value. A map, so that no name can reach a prototype. */
export type Query = ReadonlyMap<string, string>;

/** Text as it was meant, or as it was written where its percent signs make no sense. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written.split('+').join(' '));
  } catch (error) {
    if (error instanceof URIError) return written;
    throw error;
  }
}

/** Entries with an empty name or value are dropped, and of equal names the first counts [ROUTE-57]. It never throws. */
export function parseQuery(text: string): Query {
  const query = new Map<string, string>();
  for (const entry of text.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = entry.split('=');
    const key = decode(name);
    const value = decode(rest.join('='));
    if (key !== '' && value !== '' && !query.has(key)) query.set(key, value);
  }
  return query;
}
