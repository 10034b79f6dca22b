import { AppError } from '@shuye/core-domain/error';
import { describe, expect, it } from 'vitest';
import { prepareText } from '../chapters/prepareText.ts';
import { createTextPaginator } from '../layout/createTextPaginator.ts';
import { aTextStyle } from '../testing/aTextStyle.ts';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { openReader, settled } from '../testing/openReader.ts';
import { convertedPrepare } from './convertedPrepare.ts';

const toTraditional = (text: string): string => text.replace(/网/g, '網路').replace(/云/g, '雲').replace(/章/g, '章節');
const TEXT = Array.from({ length: 60 }, (_, at) => `第${at}段，网上的云，${'山中灯火。'.repeat(6)}`).join('\n');

const inTraditional = convertedPrepare(prepareText, toTraditional);

describe('chapters in another script', () => {
  it('are shown anew without being fetched, title and text, and back again', async () => {
    const { reader, source, reading } = await openReader({ prepareSource: (made) => made.answer('c1', TEXT) });
    const asked = source.asked.length;
    reader.setPrepare(inTraditional);
    await settled();
    const { chapter } = reading();
    expect(chapter.status === 'ready' && chapter.content.shown).toMatchObject({ title: '第1章節' });
    expect(chapter.status === 'ready' && chapter.content.shown?.text).toContain('網路上的雲');
    expect(chapter.status === 'ready' && chapter.content.text).toBe(TEXT);
    reader.setPrepare(prepareText);
    await settled();
    expect(reading().chapter).toMatchObject({ content: { text: TEXT } });
    expect(reading().chapter).not.toHaveProperty('content.shown');
    expect(source.asked).toHaveLength(asked);
  });

  it('keep the place, which goes on counting in the source', async () => {
    const { reader, reading } = await openReader({ prepareSource: (made) => made.answer('c1', TEXT) });
    for (let page = 0; page < 7; page++) reader.next();
    const { place, mark } = reading();
    reader.setPrepare(inTraditional);
    await settled();
    expect(reading().place).toEqual(place);
    reader.setPrepare(prepareText);
    await settled();
    expect(reading()).toMatchObject({ place, mark });
  });

  it('turn page by page to the end and back, each page beginning with its place', async () => {
    const paginate = createTextPaginator({
      style: aTextStyle({ column: 64, height: 95 }),
      body: fixedMeasurer(16),
      heading: fixedMeasurer(24),
    });
    const { reader, reading } = await openReader({
      chapters: 1,
      paginate,
      prepare: inTraditional,
      prepareSource: (made) => made.answer('c1', TEXT),
    });
    const forward: number[] = [];
    do {
      forward.push(reading().place.offset);
    } while (reader.next() && reader.getState().status === 'reading');
    expect(forward.length).toBeGreaterThan(100);
    expect(forward).toEqual(forward.toSorted((a, b) => a - b));
    expect(new Set(forward).size).toBe(forward.length);
    const back: number[] = [];
    while (reader.previous()) back.push(reading().place.offset);
    expect(back.toReversed()).toEqual(forward);
  });

  it('load in the script that was chosen last, also when it changes meanwhile', async () => {
    const { reader, reading } = await openReader({ chapters: 9, prepareSource: (made) => made.answer('c5', TEXT) });
    reader.goToChapter(4);
    reader.setPrepare(inTraditional);
    await settled();
    const { chapter } = reading();
    expect(chapter.status === 'ready' && chapter.content.shown?.text).toContain('網路');
  });

  it('are painted from the device in the chosen script too', async () => {
    const content = { kind: 'text' as const, text: '网上。' };
    const offline = new AppError('network', '网络或服务异常，请稍后再试');
    const { reader, reading } = await openReader({
      stored: [{ bookId: '1001', chapterId: 'c1', title: '第1章', index: 0, content }],
      start: { paintsStored: true },
      prepareSource: (source) => source.answer('c1', offline),
    });
    reader.setPrepare(inTraditional);
    await settled();
    const { chapter } = reading();
    expect(chapter.status === 'ready' && chapter.content.shown?.text).toBe('網路上。');
  });

  it('stay as they are where they cannot be converted', async () => {
    const { reader, reading } = await openReader({ prepareSource: (made) => made.answer('c1', TEXT) });
    reader.setPrepare(() => {
      throw new Error('no dictionary');
    });
    await settled();
    expect(reading().chapter).toMatchObject({ status: 'ready', content: { text: TEXT } });
  });
});
