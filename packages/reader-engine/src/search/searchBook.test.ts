import type { ChapterContent } from '@shuye/core-domain/chapter';
import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import { openReader, settled } from '../testing/openReader.ts';
import { PARALLEL_READS, searchBook, type SearchStep } from './searchBook.ts';

async function collect(search: Parameters<typeof searchBook>[0]): Promise<SearchStep[]> {
  const steps: SearchStep[] = [];
  for await (const step of searchBook(search)) steps.push(step);
  return steps;
}

describe('search in a book', () => {
  it('looks into every chapter once, starting at the given index and wrapping around, and reports its progress', async () => {
    const { reader, source } = await openReader({ chapters: 6 });
    const before = source.asked.length;
    const steps = await collect({ reader, words: '的第7行', from: 4 });
    expect(steps.map(({ index }) => index)).toEqual([4, 5, 0, 1, 2, 3]);
    expect(steps.every(({ matches }) => matches.length === 1)).toBe(true);
    expect(steps.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(steps[0]?.total).toBe(6);
    // Two were in memory.
    expect(source.asked.length - before).toBe(4);
  });

  it('gives offsets that the reader can be sent to, and a way back', async () => {
    const { reader, reading } = await openReader();
    const steps = await collect({ reader, words: 'c3的第39行' });
    const hit = steps.find(({ matches }) => matches.length > 0);
    const { place } = reading();
    const offset = hit?.matches[0]?.offset ?? -1;
    reader.goTo({ chapterId: hit?.chapter.chapterId ?? '', offset, print: '' }, { keepsBack: true });
    await settled();
    expect(reading().place).toMatchObject({ chapterId: 'c3', offset });
    expect(reading().place.print).toMatch(/^c3的第39行/);
    expect(reading().back).toEqual(place);
    reader.goBack();
    expect(reading().place).toEqual(place);
  });

  it('leaves locked chapters alone', async () => {
    const { reader, source } = await openReader({ chapters: 6, isLocked: ({ ordinal }) => ordinal > 2 });
    const steps = await collect({ reader, words: '灯火' });
    expect(steps.map(({ index }) => index)).toEqual([0, 1]);
    expect(steps[1]).toMatchObject({ done: 2, total: 2 });
    expect(source.asked).toEqual(['c1', 'c2']);
  });

  it('reports which chapter it could not load, and goes on', async () => {
    const fault = new AppError('network', '网络或服务异常，请稍后再试');
    const { reader } = await openReader({ prepareSource: (source) => source.answer('c4', fault) });
    const steps = await collect({ reader, words: '灯火' });
    expect(steps[3]).toMatchObject({ index: 3, matches: [], error: fault });
    expect(steps).toHaveLength(5);
  });

  it('takes chapters kept on the device without asking for them', async () => {
    const content: ChapterContent = { kind: 'text', text: '存下来的灯火。' };
    const { reader, source, stored } = await openReader();
    stored.put({ bookId: '1001', chapterId: 'c5', title: '第5章', index: 4, content });
    const steps = await collect({ reader, words: '存下来' });
    expect(steps[4]?.matches).toHaveLength(1);
    expect(source.asked).not.toContain('c5');
  });

  it('fetches four at a time, and no more once it is ended', async () => {
    const { reader, source } = await openReader({ chapters: 30 });
    const before = source.asked.length;
    const abort = new AbortController();
    let steps = 0;
    for await (const step of searchBook({ reader, words: '灯火', from: 10, signal: abort.signal })) {
      expect(source.asked.length - before).toBeLessThanOrEqual(step.done - 1 + PARALLEL_READS);
      if (++steps === 3) abort.abort();
    }
    expect(steps).toBe(3);
    await settled();
    expect(source.asked.length - before).toBeLessThanOrEqual(3 + PARALLEL_READS);
  });

  it('neither moves the reader nor takes chapters out of its memory', async () => {
    const { reader, source, reading } = await openReader({ chapters: 30 });
    const { place } = reading();
    await collect({ reader, words: '灯火' });
    expect(reading().place).toEqual(place);
    const before = source.asked.length;
    reader.goToChapter(1);
    expect(reading().chapter.status).toBe('ready');
    expect(source.asked.slice(before)).not.toContain('c2');
  });

  it('finds nothing for nothing, or before a book is open', async () => {
    const { reader } = await openReader();
    expect(await collect({ reader, words: '  ' })).toEqual([]);
    reader.close();
    const { reader: closed } = await openReader({ prepareSource: (source) => source.answerList(new Error('no')) });
    expect(await collect({ reader: closed, words: '灯火' })).toEqual([]);
  });
});
