import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { findRedis } from './findRedis.ts';
import { startRedis } from './startRedis.ts';

const tree = aTree({ 'bin/redis-server': '' });

describe('findRedis', () => {
  it('takes the program that is given, and no other', () => {
    expect(findRedis({ REDIS_BIN: `${tree.root}/bin/redis-server` })).toBe(`${tree.root}/bin/redis-server`);
    expect(findRedis({ REDIS_BIN: '/no/redis-server', PATH: `${tree.root}/bin` })).toBeUndefined();
  });

  it('looks on PATH', () => {
    expect(findRedis({ PATH: `${tree.root}:${tree.root}/bin` })).toBe(`${tree.root}/bin/redis-server`);
  });
});

describe('a Redis of one run', () => {
  const program = findRedis();

  it.runIf(program)('answers until it is stopped', async () => {
    const { address, stop } = await startRedis(program ?? '');
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain('PONG');
    socket.destroy();
    await stop();
    const refused = connect(Number(port), '127.0.0.1');
    await expect(once(refused, 'connect')).rejects.toThrow('ECONNREFUSED');
  });
});
