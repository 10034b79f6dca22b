import { describe, expect, it } from 'vitest';
import { aDevice } from '../testing/aSession.ts';
import { openReader, settled } from '../testing/openReader.ts';

describe('turns', () => {
  it('of pages are counted [READER-41]', async () => {
    const { reader, clock } = await openReader();
    const session = aDevice().open(reader, clock);
    session.moved({ kind: 'turned', by: 1 });
    session.moved({ kind: 'turned', by: -1 });
    session.moved({ kind: 'scrolled', screens: 3, reachedEnd: false });
    expect(session.turns).toBe(2);
  });

  it('of chapters are reported once each, not counting the opened chapter [READER-27]', async () => {
    const { reader, clock } = await openReader({ chapters: 5 });
    const device = aDevice();
    device.open(reader, clock);
    reader.next();
    expect(device.moments).toEqual([]);
    reader.goToChapter(1);
    reader.next();
    reader.goToChapter(3);
    await settled();
    expect(device.moments.map(({ chapterId, progress }) => [chapterId, progress])).toEqual([
      ['c2', 4000],
      ['c4', 8000],
    ]);
    expect(device.moments[0]).toMatchObject({ bookId: '1001', at: clock.nowMs() });
  });

  it('are not reported once the session is closed', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock).close();
    reader.goToChapter(1);
    expect(device.moments).toEqual([]);
  });
});

describe('energy', () => {
  it('is reported with book, class, chapter, percent and size for an energy book [ENERGY-06, RPARAM-11]', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    device.open(reader, clock, { book: { isEnergyBook: true } });
    reader.next();
    clock.pass(500);
    expect(device.energy).toHaveLength(1);
    expect(device.energy[0]).toMatchObject({ bookId: '1001', topClass: 502, chapterId: 'c1' });
    expect(device.energy[0]?.percent).toBeGreaterThan(0);
    expect(device.energy[0]?.percent).toBeLessThan(100);
    while (reader.next() && reader.getState().status === 'reading') {
      const state = reader.getState();
      if (state.status !== 'reading' || state.mark?.page === 4) break;
    }
    clock.pass(2000);
    expect(device.energy.at(-1)).toMatchObject({ chapterId: 'c1', percent: 100 });
  });

  it('is whole where a scroll shows the end of the chapter', async () => {
    const { reader, clock } = await openReader({ paginate: undefined });
    const device = aDevice();
    const session = device.open(reader, clock, { book: { isEnergyBook: true } });
    session.moved({ kind: 'scrolled', screens: 0.4, reachedEnd: true });
    clock.pass(500);
    expect(device.energy.at(-1)?.percent).toBe(100);
  });

  it('is that of the place, in a scroll, until the end of the chapter is seen, and of each chapter anew', async () => {
    const { reader, clock } = await openReader({ paginate: undefined });
    const device = aDevice();
    const session = device.open(reader, clock, { book: { isEnergyBook: true } });
    clock.pass(500);
    session.moved({ kind: 'scrolled', screens: 0.4, reachedEnd: true });
    clock.pass(2000);
    reader.goToChapter(1);
    clock.pass(2000);
    expect(device.energy.map(({ chapterId, percent }) => [chapterId, percent])).toEqual([
      ['c1', 0],
      ['c1', 100],
      ['c2', 0],
    ]);
  });

  it('is not reported once the session is closed', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock, { book: { isEnergyBook: true } });
    reader.next();
    session.close();
    session.moved({ kind: 'scrolled', screens: 1, reachedEnd: true });
    for (let turn = 0; turn < 9; turn++) session.moved({ kind: 'turned', by: 1 });
    clock.pass(5000);
    expect(device.energy).toEqual([]);
    expect(device.warnings).toBe(0);
    expect(session.turns).toBe(0);
  });

  it('is neither reported nor guarded for any other book', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock);
    for (let turn = 0; turn < 9; turn++) session.moved({ kind: 'turned', by: 1 });
    reader.next();
    clock.pass(5000);
    expect(device.energy).toEqual([]);
    expect(device.warnings).toBe(0);
  });

  it('comes with a notice to readers who turn too fast [READER-38]', async () => {
    const { reader, clock } = await openReader();
    const device = aDevice();
    const session = device.open(reader, clock, { book: { isEnergyBook: true } });
    for (let turn = 0; turn < 9; turn++) session.moved({ kind: 'turned', by: 1 });
    expect(device.warnings).toBe(1);
  });
});
