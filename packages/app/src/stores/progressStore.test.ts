import { chapterStart } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createProgressStore } from './progressStore.ts';

function aStore(device = fakeStorage()) {
  let time = 1000;
  return createProgressStore(
    createStorage(() => device),
    () => (time += 1),
    () => () => undefined,
  );
}

describe('where books were left', () => {
  it('is kept over a reload', () => {
    const device = fakeStorage();
    aStore(device).save('1001', { chapterId: 'c7', offset: 40, print: '夜渡' }, 700, '第七章');
    expect(aStore(device).load('1001')).toMatchObject({
      place: { chapterId: 'c7', offset: 40, print: '夜渡' },
      percent: 700,
      chapterTitle: '第七章',
    });
  });

  it('is unknown of a book that was never opened', () => {
    expect(aStore().load('1001')).toBeUndefined();
    expect(aStore().load('constructor')).toBeUndefined();
    expect(aStore().latestBookId()).toBeUndefined();
  });

  it('names the book that was read last', () => {
    const store = aStore();
    store.save('1', chapterStart('a'), 1, '');
    store.save('2', chapterStart('b'), 1, '');
    store.save('1', chapterStart('a'), 2, '');
    expect(store.latestBookId()).toBe('1');
  });

  it('of two tabs keeps the places of both', () => {
    const device = fakeStorage();
    const [one, other] = [aStore(device), aStore(device)];
    one.save('1', chapterStart('a'), 1, '');
    other.save('2', chapterStart('b'), 1, '');
    expect(one.load('2')).toBeDefined();
    expect(other.load('1')).toBeDefined();
  });

  it('forgets the book that was not read for longest once there are more than 300', () => {
    const store = aStore();
    for (let book = 0; book <= 300; book++) store.save(`b${book}`, chapterStart('a'), 1, '');
    expect(store.load('b0')).toBeUndefined();
    expect(store.load('b1')).toBeDefined();
  });

  it('drops a damaged entry by itself', () => {
    const whole = { place: chapterStart('b'), percent: 1, at: 1 };
    const device = fakeStorage({ progress: { 1: 7, 2: whole, 3: { ...whole, percent: { toString: 1 } } } });
    expect(aStore(device).load('1')).toBeUndefined();
    expect(aStore(device).load('2')).toBeDefined();
    expect(aStore(device).load('3')?.percent).toBe(1);
  });
});

const reading = (chapterId: string, time: number, isOwn = false) => ({
  isOwn,
  at: { time, device: 'tablet' },
  bookmark: { chapter: chapterId, chapterTitle: '', percent: 50, place: { chapterId, offset: 7, print: '灯' } },
});

const withReading = (found: ReturnType<typeof reading>) =>
  createProgressStore(
    createStorage(() => fakeStorage()),
    () => 100,
    () => () => found,
  );

describe('a place read on another device', () => {
  it('is gone on with where this device knows none [READER-25]', () => {
    expect(withReading(reading('c2', 5)).load('1')).toMatchObject({ place: { chapterId: 'c2', offset: 7 }, at: 5 });
  });

  it.each([
    ['a newer one of the same chapter', 'c1', 101, 7],
    ['an older one of the same chapter', 'c1', 99, 3],
    ['one of another chapter, which is a question', 'c2', 101, 3],
    ['what this device told itself, whatever the clocks say', 'c1', 101, 3, true],
  ])('beside this device’s own: %s', (_name, chapterId, time, offset, isOwn = false) => {
    const store = withReading(reading(chapterId, time, isOwn));
    store.save('1', { chapterId: 'c1', offset: 3, print: '' }, 10, '');
    expect(store.load('1')?.place.offset).toBe(offset);
  });
});
