import { isIP, isIPv6 } from 'node:net';
import type { Line } from '../../patience/createPatience.ts';

/** The connection of a request; absent where the gateway is called without a port. */
export interface Connection {
  incoming?: { socket?: { remoteAddress?: string } & Partial<Line> };
}

const groups = (text: string): string[] => (text ? text.split(':') : []);

/** The first four of eight groups: a household has as many addresses below them as it likes. */
function network(address: string): string {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = groups(head);
  const zeros = address.includes('::') ? Math.max(0, 8 - left.length - groups(tail).length) : 0;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...groups(tail)].slice(0, 4).join(':');
}

const normal = (address: string): string => {
  // An IPv4 address, as most are: it is known at a look.
  if (!address.includes(':')) return address;
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
export function clientAddress(headers: Headers, connection: Connection | undefined, trustedProxies: number): string {
  const peer = connection?.incoming?.socket?.remoteAddress ?? '';
  const claimed = trustedProxies > 0 ? claimedAddress(headers, trustedProxies) : undefined;
  return normal(claimed && isIP(claimed) ? claimed : peer);
}
