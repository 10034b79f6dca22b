import { describe, expect, it } from 'vitest';
import { balancerConfig } from './balancerConfig.ts';

const configOf = (primary: 0 | 1): string =>
  balancerConfig({
    socket: '/run/balancer.sock',
    hostname: '127.0.0.1',
    gateway: { port: 1000, servers: [1001, 1002, 1003] },
    database: { port: 2000, readPort: 2001, servers: [2002, 2003], primary, user: 'shuye' },
    hosts: [{ id: 'h5', port: 3000, servers: [3001, 3002] }],
  });

const section = (config: string, name: string): string =>
  config.split(/^listen /m).find((part) => part.startsWith(`${name}\n`)) ?? '';

describe('the balancer of a cluster', () => {
  it('leads calls to every gateway that is ready', () => {
    const gateways = section(configOf(0), 'gateway');
    expect(gateways.match(/^ {2}server gateway-\d 127\.0\.0\.1:100[123] check/gm)).toHaveLength(3);
    expect(gateways).toContain('uri /readyz ');
  });

  it.each([
    [0, '2003'],
    [1, '2002'],
  ] as const)(
    'leads writes to no other server than the primary at %i, also when it is started again',
    (primary, other) => {
      const servers = section(configOf(primary), 'database').match(/^ {2}server .*$/gm) ?? [];
      expect(servers).toHaveLength(2);
      for (const server of servers) expect(server.endsWith(' disabled')).toBe(server.includes(`:${other}`));
    },
  );

  it('sends nothing again that a server may have seen', () => {
    expect(configOf(0)).not.toContain('retry-on');
    expect(configOf(0)).toContain('retries 3');
  });

  it('leads readers of a host to its web servers, and names them', () => {
    const host = section(configOf(0), 'h5');
    expect(host).toContain('option forwardfor');
    expect(host.match(/^ {2}server h5-\d 127\.0\.0\.1:300[12] check/gm)).toHaveLength(2);
  });
});
