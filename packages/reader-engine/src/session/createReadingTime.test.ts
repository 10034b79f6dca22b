import { AppError, type AppErrorKind } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import { aDevice } from '../testing/aSession.ts';
import { openReader, settled } from '../testing/openReader.ts';
import { SAVE_EVERY_MS, UPLOAD_EVERY_MS } from './createReadingTime.ts';
import { ORPHAN_MS } from './createReadingOutbox.ts';

const MINUTE = 60_000;

describe('reading time', () => {
  it('is uploaded every 300,000 ms [READER-50, PROG-14, CONST-12]', async () => {
    expect(UPLOAD_EVERY_MS).toBe(300_000);
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    clock.pass(UPLOAD_EVERY_MS - 1);
    expect(device.seconds()).toBe(0);
    clock.pass(1);
    await settled();
    expect(device.seconds()).toBe(300);
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    expect(device.seconds()).toBe(600);
  });

  it('is uploaded on leave, as a record of chapter, start and seconds [READER-50, PROG-14, PROG-12]', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const start = clock.nowMs();
    const session = device.open(reader, clock, { book: { format: 2 } });
    clock.pass(42_600);
    session.close();
    expect(Array.from(device.delivered.values())).toEqual([
      [{ timeType: 1, objectType: 2, bookId: '1001', chapterId: 'c1', startedAt: start, seconds: 42 }],
    ]);
  });

  it('is uploaded when the page is hidden, and not counted until it is shown [PROG-12]', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock);
    clock.pass(MINUTE);
    device.show(false);
    expect(device.seconds()).toBe(60);
    clock.pass(10 * MINUTE);
    device.show(true);
    clock.pass(MINUTE);
    session.close();
    expect(device.seconds()).toBe(120);
  });

  it('is kept a record a chapter', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock);
    clock.pass(20_000);
    reader.goToChapter(1);
    clock.pass(30_000);
    session.close();
    const records = Array.from(device.delivered.values()).flat();
    expect(records.map(({ chapterId, seconds }) => [chapterId, seconds])).toEqual([
      ['c1', 20],
      ['c2', 30],
    ]);
  });

  it('does not count a locked chapter, or the end of the book', async () => {
    const { reader, clock } = await openReader({ chapters: 3, isLocked: ({ ordinal }) => ordinal === 2 });
    const device = aDevice();
    const session = device.open(reader, clock);
    clock.pass(10_000);
    reader.goToChapter(1);
    clock.pass(MINUTE);
    reader.goToChapter(3);
    clock.pass(MINUTE);
    session.close();
    expect(device.seconds()).toBe(10);
  });

  it('does not grow while the page is frozen, or when somebody sets the date', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock);
    clock.pass(20_000);
    clock.freeze(8 * 60 * MINUTE);
    clock.pass(10_000);
    clock.set(30 * MINUTE);
    clock.pass(10_000);
    clock.set(-90 * MINUTE);
    clock.pass(10_000);
    session.close();
    expect(device.seconds()).toBeLessThanOrEqual(50);
    expect(device.seconds()).toBeGreaterThanOrEqual(44);
  });

  it('survives a kill but for the last 15 s, and is sent by the next session, once', async () => {
    expect(SAVE_EVERY_MS).toBe(15_000);
    const { reader, clock } = await openReader();
    const device = aDevice();
    const killed = await openReader();
    device.open(killed.reader, killed.clock);
    killed.clock.pass(40_000);
    killed.reader.goToChapter(1);
    killed.clock.pass(60_000);

    clock.pass(100_000 + ORPHAN_MS + 1);
    device.open(reader, clock).close();
    await settled();
    device.open(reader, clock).close();
    await settled();
    expect(device.seconds()).toBe(90);
    expect(device.delivered.size).toBe(1);
  });

  it('waits for the network, and keeps one id for all attempts, so that the server can count it once', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    device.answer('takes-unheard');
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    device.answer('fails');
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    device.answer('takes');
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    expect(device.attempts.slice(0, 3)).toEqual([device.attempts[0], device.attempts[0], device.attempts[0]]);
    expect(device.seconds()).toBe(900);
  });

  it('keeps what the browser did not take on leave', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.beacons = false;
    device.open(reader, clock).close();
    const session = device.open(reader, clock);
    clock.pass(MINUTE);
    session.close();
    expect(device.seconds()).toBe(0);
    device.beacons = true;
    clock.pass(ORPHAN_MS + 1);
    device.open(reader, clock);
    await settled();
    expect(device.seconds()).toBe(60);
  });

  it('handed over on leave is kept until the server has answered: without a network it goes with the next visit', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock);
    clock.pass(MINUTE);
    device.answer('fails');
    session.close();
    await settled();
    expect(device.seconds()).toBe(0);
    device.answer('takes');
    clock.pass(ORPHAN_MS + 1);
    device.open(reader, clock);
    await settled();
    expect(device.seconds()).toBe(60);
  });

  it('handed over on leave is not sent a second time while its answer is on the way, and is forgotten with it', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    clock.pass(MINUTE);
    device.answer('takes-late');
    device.show(false);
    device.show(true);
    device.show(false);
    await settled();
    expect(device.attempts).toHaveLength(1);
    expect(JSON.stringify(device.storage.read())).toContain('"seconds":60');
    device.answerLate();
    await settled();
    expect(device.storage.read()).toEqual([]);
  });

  it('that a killed page handed over is sent again with the same id', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    clock.pass(MINUTE);
    device.answer('takes-late');
    device.show(false);
    device.kill();
    device.answer('takes');
    clock.pass(ORPHAN_MS + 1);
    device.open(reader, clock);
    await settled();
    expect(new Set(device.attempts).size).toBe(1);
    expect(device.attempts).toHaveLength(2);
    expect(device.seconds()).toBe(60);
  });

  it('of another visit that was not taken on leave goes with the next upload of this one', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.beacons = false;
    const first = device.open(reader, clock);
    clock.pass(MINUTE);
    first.close();
    device.open(reader, clock);
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    expect(device.seconds()).toBe(360);
  });

  it('gives up what the server refuses for good, and logs it', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    device.answer('refuses');
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    expect(new Set(device.attempts).size).toBe(2);
    expect(device.logged[0]).toContain('阅读时长无效');
  });

  it.each<[AppErrorKind, number, 'given up' | 'kept']>([
    ['input', 0, 'given up'],
    ['server', 400, 'given up'],
    ['server', 499, 'given up'],
    ['server', 399, 'kept'],
    ['server', 500, 'kept'],
    ['server', 429, 'kept'],
    ['unauthorised', 401, 'kept'],
    ['network', 404, 'kept'],
  ])('that meets a fault of kind %s with code %i is %s', async (kind, code, outcome) => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    device.answer(new AppError(kind, '', { code }));
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    device.answer('takes');
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    expect(device.seconds()).toBe(outcome === 'kept' ? 600 : 300);
  });

  it('is sent one batch after the other', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    device.answer('takes-late');
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    clock.pass(UPLOAD_EVERY_MS);
    await settled();
    expect(device.attempts).toHaveLength(1);
    device.answerLate();
    await settled();
    expect(device.attempts).toHaveLength(2);
  });

  it('after a break starts when the page is shown again', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock);
    clock.pass(MINUTE);
    device.show(false);
    clock.pass(2 * MINUTE);
    device.show(true);
    const shownAt = clock.nowMs();
    clock.pass(MINUTE);
    device.show(false);
    const records = Array.from(device.delivered.values()).flat();
    expect(records.map(({ startedAt, seconds }) => [startedAt, seconds])).toEqual([
      [expect.any(Number), 60],
      [shownAt, 60],
    ]);
  });

  it('of a tab that was frozen so long that another one sent it is not sent twice', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const frozen = await openReader();
    const session = device.open(frozen.reader, frozen.clock);
    frozen.clock.pass(40_000);

    clock.pass(40_000 + ORPHAN_MS + 1);
    device.open(reader, clock).close();
    await settled();
    expect(device.seconds()).toBe(30);

    frozen.clock.freeze(ORPHAN_MS + 1);
    frozen.clock.pass(10_000);
    session.close();
    await settled();
    expect(device.seconds()).toBe(40);
  });

  it('of a guest is neither kept nor sent [PROG-13]', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock, { userId: '' });
    clock.pass(2 * UPLOAD_EVERY_MS);
    session.close();
    await settled();
    expect(device.attempts).toEqual([]);
    expect(device.delivered.size).toBe(0);
    expect(device.storage.read()).toBeNull();
  });
});
