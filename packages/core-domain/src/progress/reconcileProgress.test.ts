import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { BookFormat } from '../book/Book.ts';
import { messages } from '../error/messages.ts';
import { updateBook } from '../shelf/changeShelf.ts';
import { compareTimestamps } from '../time/HybridTimestamp.ts';
import { currentShelf, emptyShelfRecord } from '../shelf/ShelfRecord.ts';
import { chapterStart } from './Place.ts';
import { reconcileProgress, type ProgressPair, type StampedBookmark } from './reconcileProgress.ts';

const progress = (chapter: string, time: number, device: string, percent = 5_000): StampedBookmark => ({
  bookmark: { chapter, chapterTitle: '', percent },
  at: { time, device },
});

const pair: ProgressPair = {
  format: BookFormat.Standard,
  chapters: ['a', 'b', 'c', 'd'].map((chapterId) => ({ chapterId })),
  local: progress('a', 10, 'phone'),
  cloud: progress('c', 20, 'tablet'),
  device: 'phone',
};

/** The place of this device after 保留本地进度, as its shelf sends it once it knows the other one. */
function keptPlace(local: StampedBookmark, cloud: StampedBookmark, nowMs: number): StampedBookmark {
  const highest = Math.max(local.at.time, cloud.at.time);
  const record = updateBook({ ...emptyShelfRecord('phone'), highest }, '1001', local.bookmark, nowMs);
  const [entry] = currentShelf(record);
  if (!entry?.reading) throw new Error('the shelf has no place of the book');
  return entry.reading;
}

describe('reconcileProgress', () => {
  it('asks when another device read in another chapter [PROG-06, READER-25]', () => {
    expect(reconcileProgress(pair)).toEqual({ kind: 'ask', index: 2, cloud: pair.cloud });
    expect(messages.progressMismatch).toBe('本地阅读进度与云端不一致，是否使用本地进度覆盖云端进度？');
  });

  it('asks as well when this device read later', () => {
    expect(reconcileProgress({ ...pair, local: progress('a', 30, 'phone') }).kind).toBe('ask');
  });

  it.each<[string, string, Partial<ProgressPair>]>([
    ['the cloud has nothing', 'no-cloud', { cloud: undefined }],
    ['the last sync failed [PROG-05]', 'no-cloud', { cloud: progress('-1', 20, 'tablet') }],
    ['the cloud holds what this device wrote', 'own-echo', { cloud: progress('c', 5, 'phone') }],
    ['both are the same change', 'same-place', { local: progress('c', 20, 'tablet') }],
    ['the reader was asked about it', 'already-asked', { settled: { time: 20, device: 'tablet' } }],
    ['the reader was asked about a later one', 'already-asked', { settled: { time: 21, device: 'tablet' } }],
    ['both are in one chapter and this device read later', 'cloud-older', { local: progress('c', 30, 'phone') }],
    ['the address keeps its chapter', 'kept-address', { keepsAddress: true }],
    ['the book has no chapters', 'no-chapters', { chapters: [] }],
  ])('stays when %s: %s', (_case, why, change) => {
    expect(reconcileProgress({ ...pair, ...change })).toEqual({ kind: 'stay', why });
  });

  it('asks again about what came after the last question', () => {
    expect(reconcileProgress({ ...pair, settled: { time: 19, device: 'tablet' } }).kind).toBe('ask');
  });

  it('follows without a question where this device read nothing', () => {
    const outcome = { kind: 'follow', why: 'no-local', index: 2, cloud: pair.cloud };
    expect(reconcileProgress({ ...pair, local: undefined })).toEqual(outcome);
  });

  it('follows without a question inside one chapter', () => {
    const outcome = { kind: 'follow', why: 'same-chapter', index: 2, cloud: pair.cloud };
    expect(reconcileProgress({ ...pair, local: progress('c', 10, 'phone') })).toEqual(outcome);
  });

  it("goes to the nearest chapter by percent where the cloud's is gone", () => {
    expect(reconcileProgress({ ...pair, cloud: progress('gone', 20, 'tablet', 10_000) })).toMatchObject({
      kind: 'ask',
      index: 3,
    });
    expect(reconcileProgress({ ...pair, cloud: progress('gone', 20, 'tablet', 1) }).kind).toBe('follow');
  });

  it("reads an epub's place even where its index is missing", () => {
    const bookmark = { chapter: '-1', chapterTitle: '', percent: 1, place: chapterStart('d') };
    const cloud = { bookmark, at: { time: 20, device: 'tablet' } };
    expect(reconcileProgress({ ...pair, format: BookFormat.Epub, cloud })).toMatchObject({ kind: 'ask', index: 3 });
  });
});

describe('an answered question', () => {
  const local = progress('a', 10, 'phone');
  const cloud = progress('c', 20, 'tablet');

  it("ends with the cloud's place taken over [PROG-07]", () => {
    expect(reconcileProgress({ ...pair, local: cloud, settled: cloud.at }).kind).toBe('stay');
    expect(messages.useCloudProgress).toBe('使用云端进度');
  });

  it.each([
    [25, 25],
    [3, 21],
  ])('keeps its own place with a stamp later than the cloud’s, at %s: %s [PROG-08]', (nowMs, time) => {
    const kept = keptPlace(local, cloud, nowMs);
    expect(kept).toEqual({ bookmark: local.bookmark, at: { time, device: 'phone' } });
    expect(messages.keepLocalProgress).toBe('保留本地进度');
  });
});

describe('reconciling', () => {
  const chapter = fc.constantFrom('0', '1', '2', '3', '-1', 'gone', '');
  const device = fc.constantFrom('phone', 'tablet', 'desk');
  const place = fc.option(fc.constantFrom('0', '2', 'gone').map(chapterStart), { nil: undefined });
  const side = fc
    .record({ chapter, place, percent: fc.integer({ min: -5, max: 10_500 }), time: fc.nat({ max: 9 }), device })
    .map((made): StampedBookmark => ({
      bookmark: {
        chapter: made.chapter,
        chapterTitle: '',
        percent: made.percent,
        ...(made.place && { place: made.place }),
      },
      at: { time: made.time, device: made.device },
    }));
  const pairs = fc.record({
    format: fc.constantFrom(BookFormat.Standard, BookFormat.Epub),
    chapters: fc
      .integer({ min: 0, max: 4 })
      .map((count) => Array.from({ length: count }, (_, at) => ({ chapterId: String(at) }))),
    local: fc.option(side, { nil: undefined }),
    cloud: fc.option(side, { nil: undefined }),
    settled: fc.option(fc.record({ time: fc.nat({ max: 9 }), device }), { nil: undefined }),
    device: fc.constant('phone'),
    nowMs: fc.nat({ max: 12 }),
    choice: fc.constantFrom('use-cloud' as const, 'keep-local' as const),
  });

  it('ends after one answer, shows only chapters of the list and never uploads an older place (P8) [PROG-06, PROG-08]', () => {
    checkProperty(
      'P8',
      fc.property(pairs, ({ nowMs, choice, ...start }) => {
        const outcome = reconcileProgress(start);
        expect(reconcileProgress(start)).toEqual(outcome);
        if (outcome.kind === 'stay') return;
        expect(start.chapters[outcome.index]).toBeDefined();

        if (outcome.kind === 'follow') {
          expect(reconcileProgress({ ...start, local: outcome.cloud }).kind).toBe('stay');
          return;
        }

        const { local } = start;
        if (!local) throw new Error('a question without a local side');
        const settled = outcome.cloud.at;
        if (choice === 'use-cloud') {
          expect(reconcileProgress({ ...start, local: outcome.cloud, settled }).kind).toBe('stay');
          return;
        }
        const kept = keptPlace(local, outcome.cloud, nowMs);
        expect(reconcileProgress({ ...start, local: kept, settled }).kind).toBe('stay');
        expect(compareTimestamps(kept.at, outcome.cloud.at)).toBeGreaterThan(0);
        expect(compareTimestamps(kept.at, local.at)).toBeGreaterThan(0);
        expect(reconcileProgress({ ...start, local: kept, cloud: kept, settled: undefined }).kind).toBe('stay');
      }),
    );
  });
});
