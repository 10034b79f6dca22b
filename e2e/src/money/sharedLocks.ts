import { once } from 'node:events';
import { connect } from 'node:net';
import { findRedis, startRedis } from '@shuye/tooling/redis';

/** The locks of purchases that several gateways share: one of them is selling whatever is held here. */
export interface SharedLocks {
  url: string;
  /** `key` as the gateways name what an account buys. */
  hold: (key: string) => Promise<void>;
  release: () => Promise<void>;
  stop: () => Promise<void>;
}

const written = (words: readonly string[]): string =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;

/** @throws Error where there is no Redis: `test:deep` sees to one. */
export async function startSharedLocks(): Promise<SharedLocks> {
  const program = findRedis();
  if (program === undefined) throw new Error('The locks of several gateways need a Redis: REDIS_BIN or the PATH.');
  const { address, stop } = await startRedis(program);
  const { hostname, port } = new URL(address);

  async function send(...words: string[]): Promise<void> {
    const socket = connect(Number(port), hostname);
    socket.write(written(words));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    if (!answer.toString().startsWith('+OK')) throw new Error(`Redis said ${answer.toString()}`);
  }

  return {
    url: address,
    hold: (key) => send('SET', `shuye:buying:${key}`, 'another gateway'),
    release: () => send('FLUSHALL'),
    stop,
  };
}
