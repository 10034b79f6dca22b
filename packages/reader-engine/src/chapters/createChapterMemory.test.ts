import { aChapter } from '@shuye/core-domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAPTER_CACHE_SIZE, createChapterMemory } from './createChapterMemory.ts';
import type { ReadyChapter } from './ReadyChapter.ts';

const ready = (ordinal: number): ReadyChapter => ({
  kind: 'text',
  chapter: aChapter({ ordinal }),
  text: `text ${ordinal}`,
});
const nothing = new Set<string>();

describe('memory of chapters', () => {
  it('holds six chapters [CACHE-04, CONST-05]', () => {
    expect(CHAPTER_CACHE_SIZE).toBe(6);
    const memory = createChapterMemory();
    for (let ordinal = 1; ordinal <= 6; ordinal++) memory.put(ready(ordinal), nothing);
    expect(memory.size).toBe(6);
    expect(memory.get('c1')).toBeDefined();
  });

  it('drops the oldest for the seventh [CACHE-05]', () => {
    const memory = createChapterMemory();
    for (let ordinal = 1; ordinal <= 7; ordinal++) memory.put(ready(ordinal), nothing);
    expect(memory.get('c1')).toBeUndefined();
    expect(memory.get('c2')).toBeDefined();
    expect(memory.get('c7')).toBeDefined();
  });

  it('spares what is being read and its neighbours', () => {
    const memory = createChapterMemory();
    for (let ordinal = 1; ordinal <= 6; ordinal++) memory.put(ready(ordinal), nothing);
    memory.put(ready(7), new Set(['c1', 'c2']));
    expect(memory.get('c1')).toBeDefined();
    expect(memory.get('c3')).toBeUndefined();
  });

  it('never grows beyond its size, never gives another chapter, never drops what is kept', () => {
    const puts = fc.array(
      fc.record({ ordinal: fc.integer({ min: 1, max: 20 }), current: fc.integer({ min: 1, max: 20 }) }),
    );
    fc.assert(
      fc.property(puts, (list) => {
        const memory = createChapterMemory();
        for (const { ordinal, current } of list) {
          const kept = [current - 1, current, current + 1].map((near) => `c${near}`);
          const before = kept.filter((id) => memory.get(id));
          memory.put(ready(ordinal), new Set(kept));
          expect(memory.size).toBeLessThanOrEqual(CHAPTER_CACHE_SIZE);
          expect(memory.get(`c${ordinal}`)?.text).toBe(`text ${ordinal}`);
          expect(before.every((id) => memory.get(id))).toBe(true);
        }
      }),
    );
  });
});
