import { AppError } from '@shuye/core-domain/error';
import { placeAt } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { openReader, settled } from './testing/openReader.ts';

describe('jumps', () => {
  it('can be taken back one after the other, also over chapters', async () => {
    const { reader, reading } = await openReader();
    const start = reading().place;
    reader.goTo(placeAt('c3', '', 40), { keepsBack: true });
    await settled();
    const second = reading().place;
    expect(reading().back).toEqual(start);
    reader.follow({ chapterId: 'c5', fragment: '' });
    await settled();
    expect(reading().place).toMatchObject({ chapterId: 'c5', offset: 0 });
    expect(reader.goBack()).toBe(true);
    await settled();
    expect(reading().place).toEqual(second);
    expect(reader.goBack()).toBe(true);
    await settled();
    expect(reading()).toMatchObject({ place: start, back: undefined });
    expect(reader.goBack()).toBe(false);
  });

  it('can be taken back only if requested, and never into another book', async () => {
    const { reader, reading } = await openReader();
    reader.goTo(placeAt('c3', '', 40));
    reader.goToChapter(1);
    expect(reading().back).toBeUndefined();
    reader.goTo(placeAt('c3', '', 40), { keepsBack: true });
    await reader.open('1001');
    await settled();
    expect(reading().back).toBeUndefined();
  });

  it('to a chapter that the book does not have lead nowhere', async () => {
    const { reader, reading } = await openReader();
    expect(reader.follow({ chapterId: 'gone', fragment: 'x' })).toBe(false);
    reader.goTo(placeAt('gone', '', 4), { keepsBack: true });
    expect(reading()).toMatchObject({ place: { chapterId: 'c1' }, back: undefined });
  });
});

describe('a look into another chapter', () => {
  it('gives its text from memory, or fetched, and nothing of a locked one', async () => {
    const { reader, source } = await openReader({ chapters: 6, isLocked: ({ ordinal }) => ordinal === 6 });
    expect((await reader.read(1))?.text).toContain('c2的第0行');
    expect(source.asked).toEqual(['c1', 'c2']);
    expect((await reader.read(3))?.text).toContain('c4的第0行');
    expect(await reader.read(5)).toBeUndefined();
    expect(await reader.read(99)).toBeUndefined();
    expect(source.asked).toEqual(['c1', 'c2', 'c4']);
    expect(reader.chapterAt(3)?.status).toBe('loading');
  });

  it('rejects with the fault of the chapter, whatever it was', async () => {
    const offline = new AppError('network', '网络或服务异常，请稍后再试');
    const { reader, source } = await openReader();
    source.answer('c4', offline);
    await expect(reader.read(3)).rejects.toBe(offline);
    source.answer('c4', new Error('broken'));
    await expect(reader.read(3)).rejects.toBeInstanceOf(AppError);
  });

  it('gives nothing once the reader is closed', async () => {
    const { reader } = await openReader();
    reader.close();
    expect(await reader.read(0)).toBeUndefined();
  });
});
