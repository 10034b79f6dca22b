import type { Redis as Client } from 'ioredis';
import { currentPatience } from '../patience/currentPatience.ts';
import { createBreaker } from '../outgoing/createBreaker.ts';

/** What a reader may wait for it, in milliseconds: everything that is kept there can be done without. */
const TIME_LIMIT_MS = 100;
const CONNECT_TIME_MS = 1000;
const MAX_RETRY_MS = 1000;
/** A connection on which nothing comes for so long after a question is lost, though nobody closed it: the next is made anew, by name. */
const SILENCE_MS = 1000;

/** A Redis that gateways share. It may be lost at any time: nothing is kept there alone. */
export interface Redis {
  /** Asks it; undefined where it does not answer at once. */
  ask: <T>(work: (client: Client) => Promise<T>) => Promise<T | undefined>;
  /** Whether it did not answer again and again, and each gateway does without it. */
  isLeftAlone: () => boolean;
  stop: () => void;
}

/**
 * Connects to a Redis, in the background and again whenever it is lost; the client is loaded here alone. `tell` is told once
 * when it is lost, with why no connection to it could be made, and once when it is back.
 */
export async function connectRedis(address: string, tell: (message: string, cause?: unknown) => void): Promise<Redis> {
  // A bundle gives what CommonJS exports as the default alone.
  const { default: Connection } = await import('ioredis');
  const client = new Connection(address, {
    commandTimeout: TIME_LIMIT_MS,
    connectTimeout: CONNECT_TIME_MS,
    socketTimeout: SILENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(MAX_RETRY_MS, 50 * tries),
    scripts: {},
  });
  /** A question that finds no connection fails with nothing that says why there is none: the attempt that runs says it. */
  let unconnected: Error | undefined;
  const breaker = createBreaker({
    name: 'Redis (each gateway counts limits and remembers answers alone)',
    tell: (message, cause) => {
      if (cause === undefined) return tell(message);
      if (unconnected || client.status === 'ready') return tell(message, unconnected ?? cause);
      const outcomes = ['error', 'ready', 'close'];
      const tellWhy = (): void => {
        for (const outcome of outcomes) client.off(outcome, tellWhy);
        tell(message, unconnected ?? cause);
      };
      for (const outcome of outcomes) client.on(outcome, tellWhy);
    },
    maxRunning: 1000,
    maxWaiting: 0,
    pauseMs: 1000,
  });
  // The error itself holds what was sent, such as a password.
  client.on('error', (error: Error) => (unconnected = new Error(error.message)));
  client.on('ready', () => (unconnected = undefined));
  return {
    ask: async (work) => {
      if (currentPatience()?.isOver()) return undefined;
      try {
        return await breaker(() => work(client));
      } catch {
        // Told by the breaker; whoever asked does without.
        return undefined;
      }
    },
    isLeftAlone: breaker.isLeftAlone,
    stop: () => client.disconnect(),
  };
}
