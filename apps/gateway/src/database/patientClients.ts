import type { Pool, PoolClient } from 'pg';
import { CallerGone } from '../patience/CallerGone.ts';
import { currentPatience } from '../patience/currentPatience.ts';
import type { Patience } from '../patience/Patience.ts';
import { untilGone } from '../patience/untilGone.ts';
import { Unavailable } from '../patience/Unavailable.ts';
import { isConnectionLost } from './isConnectionLost.ts';
import { stopQuery } from './stopQuery.ts';

interface Held {
  patience: Patience;
  /** What PostgreSQL was asked and has not answered. */
  running?: string | undefined;
  isInTransaction: boolean;
}

/**
 * A commit that waits for its replica would be answered as done if it were stopped there, and so would a change that commits
 * by itself: these go on.
 */
const mayBeStopped = ({ running = '', isInTransaction }: Held): boolean =>
  isInTransaction ? !/^(?:commit|rollback)/i.test(running) : /^\s*select\b/i.test(running);

/**
 * Lends connections to callers that may go, and asks PostgreSQL nothing more for one that has gone. A query whose connection
 * is lost fails with Unavailable: whether it was done is not known, and it may be sent again under its key.
 */
export function patientClients(pool: Pool, onLost: (error: Error) => void): () => Promise<PoolClient> {
  const held = new WeakMap<PoolClient, Held>();
  const madeAtMs = new WeakMap<PoolClient, number>();
  let lostAtMs = 0;
  /** Those that were made before lead to the same place, which may be silent or the primary no more: none is lent again. */
  const lose = (cause: Error): void => {
    lostAtMs = performance.now();
    onLost(cause);
  };
  const onSilent = (): void => lose(new Error('PostgreSQL neither answered nor stopped a query'));
  const lend = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if ((madeAtMs.get(client) ?? 0) >= lostAtMs) return client;
      client.release(true);
    }
  };

  pool.on('connect', (client) => {
    madeAtMs.set(client, performance.now());
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const ask = (...given: unknown[]): unknown => {
      const text = typeof given[0] === 'string' ? given[0] : '';
      const now = held.get(client);
      if (now?.patience.isOver() === true && text !== 'rollback') return Promise.reject(new CallerGone());
      if (now && /^(?:begin|start transaction)/.test(text)) now.isInTransaction = true;
      if (now) now.running = text;
      return (query(...given) as Promise<unknown>).then(
        (result) => {
          if (now) now.running = undefined;
          if (now && /^(?:commit|rollback)$/.test(text)) now.isInTransaction = false;
          return result;
        },
        (cause: unknown) => {
          if (now) now.running = undefined;
          if (now?.patience.isOver() === true && text !== 'rollback') throw new CallerGone({ cause });
          if (!isConnectionLost(cause)) throw cause;
          lose(cause as Error);
          throw new Unavailable('the connection to the database was lost', { cause });
        },
      );
    };
    client.query = ask as typeof client.query;
  });

  return async () => {
    const patience = currentPatience();
    if (patience === undefined) return lend();
    if (patience.isOver()) throw new CallerGone();
    const client = await untilGone(patience, lend(), (late) => late.release());
    const own: Held = { patience, isInTransaction: false };
    held.set(client, own);
    let stopping: Promise<void> | undefined;
    const stopListening = patience.onEnd(() => {
      const stopped = own.running;
      if (stopped === undefined || !mayBeStopped(own)) return;
      stopping = stopQuery(client, { config: pool.options, isRunning: () => own.running === stopped, onSilent });
    });
    const release = client.release.bind(client);
    client.release = (failure) => {
      stopListening();
      held.delete(client);
      if (stopping === undefined) release(failure);
      else void stopping.then(() => release(failure));
    };
    return client;
  };
}
