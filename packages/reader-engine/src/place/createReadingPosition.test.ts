import { placeAt } from '@shuye/core-domain/progress';
import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import { pagesFromStarts } from '../flow/pagesFromStarts.ts';
import { createReadingPosition } from './createReadingPosition.ts';

const chapter = aChapter({ ordinal: 3 });
const TEXT = `${'山'.repeat(60)}他没有回头看那条来时的路${'水'.repeat(60)}`;
const loading: OpenedChapter = { status: 'loading', index: 2, chapter };
const ready = (text = TEXT): OpenedChapter => ({
  status: 'ready',
  index: 2,
  chapter,
  content: { kind: 'text', chapter, text },
});

describe('where reading stands', () => {
  it('is the destination itself while the text is loading', () => {
    const reading = createReadingPosition();
    const destination = placeAt('c3', TEXT, 60);
    reading.moveTo({ index: 2, offset: 60 }, destination);
    expect(reading.placeIn(loading, undefined)).toEqual(destination);
  });

  it('is the start of a chapter that was opened without a destination', () => {
    const reading = createReadingPosition();
    reading.moveTo({ index: 2, offset: 0 });
    expect(reading.placeIn(loading, undefined)).toEqual({ chapterId: 'c3', offset: 0, print: '' });
  });

  it('is found by the words of the destination, once', () => {
    const reading = createReadingPosition();
    reading.moveTo({ index: 2, offset: 60 }, placeAt('c3', TEXT, 60));
    const edited = `新写的一段${TEXT}`;
    expect(reading.placeIn(ready(edited), undefined).offset).toBe(65);
    expect(reading.position.offset).toBe(65);
  });

  it('is the last character where the words of the destination are gone, and the text is shorter than it was', () => {
    const reading = createReadingPosition();
    reading.moveTo({ index: 2, offset: 900 }, { chapterId: 'c3', offset: 900, print: '这些字已经不在这一章里了' });
    expect(reading.placeIn(ready(), undefined)).toEqual({ chapterId: 'c3', offset: TEXT.length - 1, print: '水' });
  });

  it('is the last page, or the last character, when the end was asked for', () => {
    const reading = createReadingPosition();
    reading.moveTo({ index: 2, offset: Infinity });
    expect(reading.placeIn(ready(), pagesFromStarts([0, 50, 90])).offset).toBe(90);
    reading.moveTo({ index: 2, offset: Infinity });
    expect(reading.placeIn(ready(), undefined).offset).toBe(TEXT.length - 1);
  });

  it('follows its words when the text is replaced', () => {
    const reading = createReadingPosition();
    reading.moveTo({ index: 2, offset: 60 });
    reading.placeIn(ready(), undefined);
    expect(reading.placeIn(ready(`新写的一段${TEXT}`), undefined).offset).toBe(65);
  });

  it('stays at its offset however often it is asked', () => {
    const reading = createReadingPosition();
    const opened = ready();
    reading.moveTo({ index: 2, offset: 61 });
    for (let time = 0; time < 5; time++) expect(reading.placeIn(opened, pagesFromStarts([0, 50, 90])).offset).toBe(61);
  });
});
