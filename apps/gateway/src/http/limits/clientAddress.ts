import { isIP, isIPv6 } from 'node:net';
import * as v from 'valibot';

const connection = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.optional(v.string()) }) }) });

const groups = (text: string): string[] => (text ? text.split(':') : []);

/** The first four of eight groups: a household has as many addresses below them as it likes. */
function network(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = groups(head);
  const zeros = address.includes('::') ? Math.max(0, 8 - left.length - groups(tail).length) : 0;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...groups(tail)].slice(0, 4).join(':');
}

const normal = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? network(plain) : plain;
};

const claimedAddress = (headers: Headers, trustedProxies: number): string | undefined =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .at(-trustedProxies);

/**
 * The address that a request came from, an IPv6 network as one. With proxies of our own before the gateway it is the
 * one that the outermost of them saw; what stands further left in `x-forwarded-for` anybody could have written.
 */
export function clientAddress(headers: Headers, surroundings: unknown, trustedProxies: number): string {
  const peer = v.is(connection, surroundings) ? (surroundings.incoming.socket.remoteAddress ?? '') : '';
  const claimed = trustedProxies > 0 ? claimedAddress(headers, trustedProxies) : undefined;
  return normal(claimed && isIP(claimed) ? claimed : peer);
}
