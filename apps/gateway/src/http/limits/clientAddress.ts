import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
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

/**
 * The address that a request came from, an IPv6 network as one. With proxies of our own before the gateway it is the
 * one that the outermost of them saw; what stands further left in `x-forwarded-for` anybody could have written.
 */
export function clientAddress(http: Context, trustedProxies: number): string {
  const peer = v.is(connection, http.env) ? (http.env.incoming.socket.remoteAddress ?? '') : '';
  const seen = (http.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const claimed = trustedProxies > 0 ? seen.at(-trustedProxies) : undefined;
  return normal(claimed && isIP(claimed) ? claimed : peer);
}
