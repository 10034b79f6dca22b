/** Names that only a network of one's own has: a word without a dot, or below what such networks use. */
const OWN_NAME = /^(?:[^.:[\]]+|.+\.(?:local|lan|home|internal|home\.arpa|localhost))$/;

/** Link-local and unique local addresses. */
const OWN_IPV6 = /^\[(?:::1|fe[89ab][\da-f]:.*|f[cd][\da-f]{2}:.*)\]$/;

const OWN_IPV4 = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;
const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** One's own machine, or one in the same house: such names, with or without a port, have no certificates. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return OWN_NAME.test(name) || OWN_IPV6.test(name) || (IPV4.test(name) && OWN_IPV4.test(name));
}
