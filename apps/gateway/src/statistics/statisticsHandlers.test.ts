import { syncReadingDays } from '@shuye/api-client/calls';
import {
  addReading,
  applyServerReadingDays,
  clearReadingDiary,
  MAX_READING_DAYS,
  parseReadingDiary,
  readingDaysToPush,
  type ReadingDiary,
} from '@shuye/core-domain/statistics';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { takeReadingDays } from './takeReadingDays.ts';

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof startTestGateway>>['signIn']>>;

/** A device of a reader that counts by the rules and syncs with a real gateway. */
function aDevice(name: string, { ask, userId }: Reader) {
  let diary: ReadingDiary = parseReadingDiary(undefined, name);
  return {
    days: () => diary.days.map(({ device, bookId, seconds, words }) => [device, bookId, seconds, words]),
    unsent: () => diary.unsent,
    read: (seconds: number, nowMs = NOW) => {
      diary = addReading(diary, { bookId: '1001', seconds, words: seconds * 5 }, nowMs);
    },
    clear: (nowMs: number) => {
      diary = clearReadingDiary(diary, nowMs);
    },
    sync: async () => {
      for (let hasMore = true; hasMore;) {
        const days = readingDaysToPush(diary);
        const input = { userId, days, clearedAtMs: diary.clearedAtMs, since: diary.revision };
        const answer = readAnswer(syncReadingDays, (await sendCall(ask, syncReadingDays, input, userId)).body);
        diary = applyServerReadingDays(diary, { pushed: days, ...answer });
        hasMore = answer.hasMore || diary.unsent.length > 0;
      }
    },
  };
}

async function twoDevices() {
  const gateway = await startTestGateway();
  const reader = await gateway.signIn();
  return { ...gateway, reader, phone: aDevice('phone', reader), tablet: aDevice('tablet', reader) };
}

const day = (at: number) => ({
  device: 'phone',
  day: at < 50 ? '2025-01-01' : '2026-09-21',
  bookId: String(at),
  begunAtMs: NOW,
  seconds: 1,
  words: 1,
});

describe('the reading days of an account', () => {
  it('are counted once over its devices, however often they are sent', async () => {
    const { phone, tablet } = await twoDevices();
    phone.read(60);
    await phone.sync();
    tablet.read(30);
    phone.read(15);
    for (const device of [phone, tablet, phone]) await device.sync();
    const rows = [
      ['phone', '1001', 75, 375],
      ['tablet', '1001', 30, 150],
    ];
    expect([phone.days(), tablet.days()]).toEqual([rows, rows]);
    expect([phone.unsent(), tablet.unsent()]).toEqual([[], []]);
  });

  it('that one device deletes go from the server and from the other, and what is read later begins at nothing', async () => {
    const { phone, tablet, database } = await twoDevices();
    phone.read(60);
    await phone.sync();
    await tablet.sync();
    tablet.clear(NOW + 1000);
    await tablet.sync();
    expect(await database.selectFrom('reading_day').selectAll().execute()).toEqual([]);
    await phone.sync();
    expect(phone.days()).toEqual([]);
    phone.read(20, NOW + 2000);
    await phone.sync();
    await tablet.sync();
    expect(tablet.days()).toEqual([['phone', '1001', 20, 100]]);
  });

  it('are another reader’s own: who names another account is refused', async () => {
    const { reader, signIn, ask } = await twoDevices();
    const other = await signIn();
    const input = { userId: reader.userId, days: [], clearedAtMs: 0, since: 0 };
    expect((await sendCall(other.ask, syncReadingDays, input, reader.userId)).status).toBe(401);
    expect((await sendCall(ask, syncReadingDays, input, reader.userId)).status).toBe(401);
  });

  it('end at 2000 rows, the oldest go (E20)', async () => {
    const { database, reader } = await twoDevices();
    for (let at = 0; at < MAX_READING_DAYS + 50; at += 50) {
      const days = Array.from({ length: 50 }, (_, more) => day(at + more));
      await inTransaction(database, (within) => takeReadingDays(within, reader.userId, { days, clearedAt: 0 }, NOW));
    }
    const left = await database.selectFrom('reading_day').select('day').execute();
    expect(left).toHaveLength(MAX_READING_DAYS);
    expect(left.filter((row) => row.day === '2025-01-01')).toEqual([]);
  });
});
