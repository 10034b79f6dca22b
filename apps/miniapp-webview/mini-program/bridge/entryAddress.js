/** `https://name[:port]` of an address; the mini-program has no `URL`. */
const originOf = (address) => (/^https:\/\/[\w.-]+(?::\d+)?(?=[/?#]|$)/.exec(address) || [''])[0];

/** The address that a link to the mini-program names, where it is one of the product; its entry otherwise. */
export function entryAddress(entry, query) {
  const named = query && query.url ? decodeURIComponent(query.url) : '';
  return originOf(named) !== '' && originOf(named) === originOf(entry) ? named : entry;
}
