import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const seen = (remoteAddress: string, forwarded: string | undefined, trustedProxies: number): string => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  return clientAddress(headers, { incoming: { socket: { remoteAddress } } }, trustedProxies);
};

describe('the address of a sender', () => {
  it.each([
    ['is that of the connection', '203.0.113.7', undefined, 0, '203.0.113.7'],
    ['is never what an untrusted sender claims', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['is what our proxy saw', '127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['is what our outermost proxy saw', '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['is not what was claimed before our proxy', '127.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['is that of the connection when the claim is too short', '127.0.0.1', '198.51.100.1', 2, '127.0.0.1'],
    ['is that of the connection when the claim is no address', '127.0.0.1', 'evil', 1, '127.0.0.1'],
    ['is plain where it is mapped into IPv6', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
    ['is a network in IPv6', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2'],
    ['is the same network however it is written', '2001:db8:1::6', undefined, 0, '2001:db8:1:0'],
    ['is the loopback network', '::1', undefined, 0, '0:0:0:0'],
  ])('%s', (_case, remote, forwarded, proxies, address) => {
    expect(seen(remote, forwarded, proxies)).toBe(address);
  });

  it('is empty where there is no connection', () => {
    expect(clientAddress(new Headers(), undefined, 1)).toBe('');
  });
});
