import { setTimeout as pause } from 'node:timers/promises';
import { connectRedis, type Redis } from '../connectRedis.ts';

/** A connection to a Redis that runs, once it answers. */
export async function readyRedis(address: string): Promise<Redis> {
  const redis = await connectRedis(address, () => undefined);
  while ((await redis.ask((client) => client.ping())) === undefined) await pause(20);
  return redis;
}
