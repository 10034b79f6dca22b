import { bookScore } from '@shuye/api-client/calls';
import { describe, expect, it, vi } from 'vitest';
import { aBookRow } from '../../testing/aBookRow.ts';
import { sendCall } from '../../testing/sendCall.ts';
import { startTestGateway } from '../../testing/startTestGateway.ts';
import { createGateway } from '../createGateway.ts';
import type { SharedAnswers } from './createSharedAnswers.ts';

describe('an answer that gateways share', () => {
  it('is made by one of them, and anew when the library has changed', async () => {
    const { parts, database } = await startTestGateway({ books: [aBookRow({ score: 9 })] });
    const { sharedAnswers } = parts;
    if (sharedAnswers === undefined) throw new Error('there is no Redis');
    const found: string[] = [];
    const watched: SharedAnswers = {
      keep: sharedAnswers.keep,
      find: async (key, version) => {
        const answer = await sharedAnswers.find(key, version);
        if (answer !== undefined) found.push(answer);
        return answer;
      },
    };
    const scoreOf = async () => {
      // A gateway that has just begun, and remembers nothing.
      const { request } = createGateway({ ...parts, sharedAnswers: watched });
      const ask = async (path: string, init?: RequestInit) => {
        const response = await request(path, init);
        return { status: response.status, headers: response.headers, body: await response.json() };
      };
      return JSON.stringify(
        (await sendCall(ask, bookScore, { bookId: '1001', title: '山中灯火', author: '林一' })).body,
      );
    };
    await vi.waitFor(async () => {
      expect(await scoreOf()).toContain('9');
      expect(found.length).toBeGreaterThan(0);
    }, 5000);

    await database.updateTable('book').set({ score: 7 }).execute();
    expect(await scoreOf()).toContain('7');
    const before = found.length;
    await vi.waitFor(async () => {
      expect(await scoreOf()).toContain('7');
      expect(found.length).toBeGreaterThan(before);
    }, 5000);
  });
});
