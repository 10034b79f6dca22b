import { bookScore, commentList } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { createGateway } from '../http/createGateway.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { sendCall } from '../testing/sendCall.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { createReads } from './createReads.ts';

/** A copy that is a little behind: its book has another score. */
async function withReplica() {
  const gateway = await startTestGateway({ books: [aBookRow({ score: 9 })] });
  const replica = await openTestDatabase();
  await replica
    .insertInto('book')
    .values(aBookRow({ score: 8 }))
    .execute();
  const told: string[] = [];
  let nowMs = 0;
  const reads = createReads(gateway.database, { replica, tell: (message) => told.push(message), clock: () => nowMs });
  const { request } = createGateway({ ...gateway.parts, reads });
  const ask: typeof gateway.ask = async (path, init) => {
    const response = await request(path, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const score = async () =>
    JSON.stringify((await sendCall(ask, bookScore, { bookId: '1001', title: '山中灯火', author: '林一' })).body);
  return { ask, score, replica, told, wait: (ms: number) => (nowMs += ms) };
}

describe('answers that all readers share', () => {
  it('are read on the replica', async () => {
    const { score, told } = await withReplica();
    expect(await score()).toContain('8');
    expect(told).toEqual([]);
  });

  it('come from the database itself while the replica does not answer, which is told once', async () => {
    const { ask, score, replica, told, wait } = await withReplica();
    await replica.destroy();
    expect(await score()).toContain('9');
    expect((await sendCall(ask, commentList, { bookId: '1001' })).status).toBe(200);
    expect(told).toEqual(['the replica fails or is too far behind: the database is read instead']);
    wait(6000);
    expect(await score()).toContain('9');
  });
});
