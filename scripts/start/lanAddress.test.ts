import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { lanAddress } from './lanAddress.ts';

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: `${address}/24`,
});

const ipv6: NetworkInterfaceInfo = { ...ipv4('fe80::1'), family: 'IPv6', scopeid: 2 };

const lo = [ipv4('127.0.0.1', true)];

describe('the address for a phone', () => {
  it.each([
    ['the only one', { lo, eth0: [ipv6, ipv4('10.0.0.7')] }, '10.0.0.7'],
    ['one at home before one of a company', { eth0: [ipv4('10.0.0.7')], wlan0: [ipv4('192.168.1.9')] }, '192.168.1.9'],
    ['a private one before a public one', { eth0: [ipv4('203.0.113.5')], eth1: [ipv4('172.20.0.4')] }, '172.20.0.4'],
    [
      'none of containers and tunnels',
      { docker0: [ipv4('172.17.0.1')], tun0: [ipv4('10.8.0.2')], en0: [ipv4('192.168.0.3')] },
      '192.168.0.3',
    ],
  ])('is %s', (_, interfaces, expected) => {
    expect(lanAddress(interfaces)).toBe(expected);
  });

  it('is unknown on a machine that is in no network', () => {
    expect(lanAddress({ lo, docker0: [ipv4('172.17.0.1')] })).toBeUndefined();
  });
});
