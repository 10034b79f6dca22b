import { calls } from '@shuye/api-client/calls';
import { guestMember } from '@shuye/core-domain/member';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSpace } from '../config/SpaceLimits.ts';
import { CallError } from '../calls/callErrors.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { createLongReads } from '../http/createLongReads.ts';
import { testLoginSettings } from '../testing/testLoginSettings.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { creditedSeconds, readingHandlers } from './readingHandlers.ts';

const MINUTE = 60_000;
const READER = '8000123';
/** Before now, in milliseconds. */
const OPENED = 60 * MINUTE;

const stretch = (secondsAgo: number, readingLen: number) => ({
  readTimeType: 1 as const,
  readObjType: 1 as const,
  startReadTime: NOW - secondsAgo * 1000,
  readingLen,
  readObjId: '1001',
  readChapterId: '5001',
});

async function aReader(userId = READER) {
  const gateway = await startTestGateway({ books: [aBookRow(), aBookRow({ id: 7 })], chapters: [aChapterRow(1)] });
  const { database, files, purchaseLock } = gateway;
  await database
    .insertInto('account')
    .values({ user_id: userId, nickname: '', avatar_url: '', created_at: NOW - OPENED })
    .execute();
  const context = (nowMs: number, idempotencyKey?: string) => ({
    idempotencyKey,
    database,
    files,
    nowMs,
    random: () => 0,
    purchaseLock,
    space: defaultSpace,
    login: testLoginSettings(),
    longReads: createLongReads(),
    exchange: { request: new Request('http://127.0.0.1/'), setCookies: () => undefined },
    caller: { userId, isGuest: userId === '8000000', member: guestMember },
  });
  return {
    ...gateway,
    report: (records: ReturnType<typeof stretch>[], nowMs = NOW, key?: string) =>
      readingHandlers.reportReadingTime({ readingList: records }, context(nowMs, key)),
    energy: (readPro: number, chapterId = '5001') =>
      readingHandlers.reportEnergyProgress({ bookId: '1001', chapterId, readPro, csize: 10 }, context(NOW)),
    time: async () => (await database.selectFrom('reading_time').selectAll().execute()).map(({ seconds }) => seconds),
    percents: async () =>
      (await database.selectFrom('energy_progress').selectAll().execute()).map(({ percent }) => percent),
  };
}

describe('reading time', () => {
  it('of a batch whose answer was lost counts once, however often and late it comes again (A-07) [API-24]', async () => {
    const { report, time } = await aReader();
    await report([stretch(60, 60)], NOW, 'batch-1');
    await report([stretch(60, 60)], NOW + 60 * MINUTE, 'batch-1');
    expect(await time()).toEqual([60]);
    await report([stretch(60, 60)], NOW + 120 * MINUTE, 'batch-2');
    expect(await time()).toEqual([120]);
  });

  it('is added up for its reader [API-24]', async () => {
    const { report, time } = await aReader();
    await report([stretch(600, 200), stretch(300, 100)]);
    await report([stretch(0, 50)], NOW + MINUTE);
    expect(await time()).toEqual([350]);
  });

  it('never grows faster than time passes, whatever is claimed [API-24]', async () => {
    const { report, time } = await aReader();
    await report([stretch(100, 100), stretch(100, 100), stretch(100, 100)]);
    expect(await time()).toEqual([100]);
    await report([stretch(300, 300)], NOW + 10_000);
    expect(await time()).toEqual([110]);
  });

  it('begins with its account, however long ago a first report says that it began (E20) [API-24]', async () => {
    const { report, time } = await aReader();
    const since1970 = NOW / 1000;
    await report([stretch(since1970, since1970)]);
    expect(await time()).toEqual([OPENED / 1000]);
  });

  it.each([
    ['more than has passed since its start', [stretch(60, 400)]],
    ['a start in the future', [stretch(-400, 1)]],
    ['a year in a minute', [stretch(10, 1), stretch(60, 31_536_000)]],
  ])('is refused when it claims %s [API-24]', async (_name, records) => {
    const { report, time } = await aReader();
    await expect(report(records)).rejects.toBeInstanceOf(CallError);
    expect(await time()).toEqual([]);
  });

  it('is read under both of its names, and owned by no guest [API-24]', async () => {
    const { form, database } = await aReader();
    const send = async (fields: object) => {
      const { body } = await form('/openapi/read/time/report', 'report', {
        user_id: undefined,
        userId: '8000000',
        ...fields,
      });
      return body;
    };
    expect(await send({ readList: [stretch(60, 10)] })).toEqual({ state: 200 });
    expect(await send({ readingList: [stretch(60, 10)] })).toEqual({ state: 200 });
    expect(await send({})).toEqual({ state: 400, message: '阅读时长无效' });
    expect(await send({ readingList: [{ ...stretch(60, 10), more: 1 }] })).toMatchObject({ state: 400 });
    expect(await database.selectFrom('reading_time').selectAll().execute()).toEqual([]);
  });

  it('credits no more than was claimed or has passed, for any records', () => {
    const records = fc.array(
      fc.record({ startReadTime: fc.integer({ min: 0, max: 10_000_000 }), readingLen: fc.nat(100_000) }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(
        records,
        fc.nat(10_000_000),
        fc.option(fc.nat(10_000_000), { nil: undefined }),
        fc.nat(10_000_000),
        (list, openedAt, reportedAt, nowMs) => {
          const seconds = creditedSeconds(list, { openedAt, reportedAt }, nowMs);
          const firstStart = Math.min(...list.map(({ startReadTime }) => startReadTime));
          const begun = reportedAt ?? Math.max(openedAt, firstStart);
          expect(seconds).toBeGreaterThanOrEqual(0);
          expect(seconds).toBeLessThanOrEqual(list.reduce((sum, { readingLen }) => sum + readingLen, 0));
          expect(seconds * 1000).toBeLessThanOrEqual(Math.max(0, nowMs - begun));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

/** Progress in another chapter, reported before now. */
const earlierProgress = (at: number) => ({
  user_id: READER,
  book_id: 1001,
  chapter_id: 100_000 + at,
  percent: 1,
  updated_at: NOW - 20_000 + at,
});

describe('energy progress', () => {
  it('is known of an account’s latest ten thousand chapters (E20)', async () => {
    const { energy, database } = await aReader();
    for (let from = 0; from < 10_000; from += 100) {
      const rows = Array.from({ length: 100 }, (_, at) => earlierProgress(from + at));
      await database.insertInto('energy_progress').values(rows).execute();
    }
    await energy(50);
    const left = await database.selectFrom('energy_progress').select(['chapter_id']).orderBy('updated_at').execute();
    expect([left.length, left[0]?.chapter_id, left.at(-1)?.chapter_id]).toEqual([10_000, 100_001, 5001]);
  });

  it('only goes forward [API-26]', async () => {
    const { energy, percents } = await aReader();
    for (const percent of [40, 80, 30]) await energy(percent);
    expect(await percents()).toEqual([80]);
  });

  it('belongs to a chapter of its book, and to no guest [API-26]', async () => {
    const { energy } = await aReader();
    await expect(energy(10, '9')).rejects.toMatchObject({ code: 404 });
    const guest = await aReader('8000000');
    await guest.energy(10);
    expect(await guest.percents()).toEqual([]);
  });

  it('is answered with its state [API-26]', async () => {
    const { form } = await aReader();
    const fields = { user_id: undefined, userId: '8000000', bookId: '7', chapterId: '5001', readPro: 1, csize: 1 };
    const { body } = await form('/openapi/energy/progress', 'report', fields);
    expect(body).toEqual({ state: 404, message: '章节不存在' });
    const right = await form('/openapi/energy/progress', 'report', { ...fields, bookId: '1001' });
    expect(readAnswer(calls.reportEnergyProgress, right.body)).toBeUndefined();
  });
});

it('keeps where somebody reads [API-25]', async () => {
  const { form, database } = await aReader();
  const log = { bookId: '1001', cid: '5001', csize: 2000, time: 1, progress: 300 };
  const { body } = await form('/openapi/read/stat/report', 'report', { user_id: undefined, userId: '8000000', log });
  expect(body).toEqual({ state: 200 });
  const kept = await database.selectFrom('collected_event').selectAll().execute();
  expect(kept.map(({ kind, fields }) => [kind, JSON.parse(fields)])).toEqual([['read', log]]);
});
