import { chapterStart } from '@shuye/core-domain/progress';
import { aChapter } from '@shuye/core-domain/testing';
import type { OpenedChapter, ReaderState } from '@shuye/reader-engine';
import { describe, expect, it, vi } from 'vitest';
import { createNarrator, type NarratorOptions, type SpokenPart } from './createNarrator.ts';

const texts = ['第一句。第二句！', '第三句。', '第四句。'];
const chapters = texts.map((_, index) => aChapter({ chapterId: `c${index + 1}`, index, ordinal: index + 1 }));
const list = { bookId: '1', chapters, volumes: [], prefixes: { free: '', charge: '' } };

/** A reader whose chapters are there at once, but for those that the test withholds. */
function aReader(withheld: Readonly<Record<number, 'loading' | 'locked'>> = {}) {
  const listeners = new Set<() => void>();
  const late = new Map(Object.entries(withheld));
  let spot = { index: 0, offset: 0 };
  const opened = (index: number): OpenedChapter => {
    const chapter = chapters[index] ?? aChapter();
    const status = late.get(String(index));
    if (status === 'loading') return { status, index, chapter };
    if (status === 'locked') return { status, index, chapter, refusal: undefined };
    return { status: 'ready', index, chapter, content: { kind: 'text', chapter, text: texts[index] ?? '' } };
  };
  const getState = (): ReaderState => {
    const { index, offset } = spot;
    if (index >= chapters.length) return { status: 'finished', list };
    const place = { ...chapterStart(`c${index + 1}`), offset };
    return {
      status: 'reading',
      list,
      chapter: opened(index),
      place,
      mark: undefined,
      back: undefined,
      isSubstitute: false,
    };
  };
  const move = (index: number, offset = 0) => {
    spot = { index, offset };
    for (const listener of listeners) listener();
  };
  return {
    reader: {
      getState,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      goToChapter: (index: number) => move(index),
    },
    move,
    arrive: (index: number) => {
      late.delete(String(index));
      move(index);
    },
  };
}

/** A voice that has said a sentence when the test says so. */
function narrate(reading: ReturnType<typeof aReader>, options: Partial<NarratorOptions> = {}) {
  const said: string[] = [];
  const parts: (SpokenPart | undefined)[] = [];
  let finish: ((wasSaid: boolean) => void) | undefined;
  const onEnd = vi.fn<NarratorOptions['onEnd']>();
  const narrator = createNarrator({
    reader: reading.reader,
    say: (text, done) => {
      said.push(text);
      finish = done;
      return () => {
        finish = undefined;
      };
    },
    onPart: (part) => void parts.push(part),
    isTimeUp: () => false,
    onEnd,
    ...options,
  });
  const sayOn = (wasSaid = true) => {
    const done = finish;
    finish = undefined;
    done?.(wasSaid);
  };
  return { narrator, said, parts, onEnd, sayOn, isSilent: () => finish === undefined };
}

describe('reading aloud', () => {
  it('says sentence after sentence and marks the one it says', () => {
    const { narrator, said, parts, sayOn } = narrate(aReader());
    narrator.play();
    sayOn();
    expect(said).toEqual(['第一句。', '第二句！']);
    expect(parts).toEqual([
      { chapterId: 'c1', offset: 0, length: 4 },
      { chapterId: 'c1', offset: 4, length: 4 },
    ]);
  });

  it('begins with the sentence in which reading stands', () => {
    const reading = aReader();
    reading.move(0, 6);
    const { narrator, said } = narrate(reading);
    narrator.play();
    expect(said).toEqual(['第二句！']);
  });

  it('goes on with the next chapter to the end of the book', () => {
    const { narrator, said, onEnd, sayOn } = narrate(aReader());
    narrator.play();
    for (let sentence = 0; sentence < 4; sentence += 1) sayOn();
    expect(said).toEqual(['第一句。', '第二句！', '第三句。', '第四句。']);
    expect(onEnd.mock.calls).toEqual([['book']]);
  });

  it('waits for a chapter that is on its way', () => {
    const reading = aReader({ 1: 'loading' });
    const { narrator, said, sayOn } = narrate(reading);
    narrator.play();
    sayOn();
    sayOn();
    expect(said).toHaveLength(2);
    reading.arrive(1);
    expect(said[2]).toBe('第三句。');
  });

  it('ends at a locked chapter', () => {
    const { narrator, onEnd, sayOn } = narrate(aReader({ 1: 'locked' }));
    narrator.play();
    sayOn();
    sayOn();
    expect(onEnd.mock.calls).toEqual([['locked']]);
  });

  it('is silent while paused and then says its sentence anew', () => {
    const { narrator, said, sayOn, isSilent } = narrate(aReader());
    narrator.play();
    sayOn();
    narrator.pause();
    expect(isSilent()).toBe(true);
    narrator.play();
    expect(said).toEqual(['第一句。', '第二句！', '第二句！']);
  });

  it('follows a reader who goes to another chapter', () => {
    const reading = aReader();
    const { narrator, said } = narrate(reading);
    narrator.play();
    reading.move(2);
    expect(said).toEqual(['第一句。', '第四句。']);
  });

  it('stops when the time is up: behind the sentence, or the chapter', () => {
    const sentence = narrate(aReader(), { isTimeUp: (behind) => behind === 'sentence' });
    sentence.narrator.play();
    sentence.sayOn();
    expect(sentence.onEnd.mock.calls).toEqual([['timer']]);

    const chapter = narrate(aReader(), { isTimeUp: (behind) => behind === 'chapter' });
    chapter.narrator.play();
    chapter.sayOn();
    chapter.sayOn();
    expect(chapter.said).toHaveLength(2);
    expect(chapter.onEnd.mock.calls).toEqual([['timer']]);
  });

  it('says a sentence that broke off once more, passes over it then, and gives a broken voice up', () => {
    const { narrator, said, onEnd, sayOn } = narrate(aReader());
    narrator.play();
    sayOn(false);
    expect(said).toEqual(['第一句。', '第一句。']);
    sayOn(false);
    expect(said).toEqual(['第一句。', '第一句。', '第二句！']);
    expect(onEnd).not.toHaveBeenCalled();
    sayOn(false);
    expect(onEnd.mock.calls).toEqual([['voice']]);
  });

  it('takes up a sentence that broke off without skipping a word', () => {
    const { narrator, said, sayOn } = narrate(aReader());
    narrator.play();
    sayOn(false);
    sayOn();
    sayOn(false);
    sayOn();
    expect(said).toEqual(['第一句。', '第一句。', '第二句！', '第二句！', '第三句。']);
  });

  it('leaves no mark and no voice behind', () => {
    const reading = aReader();
    const { narrator, parts, said, isSilent } = narrate(reading);
    narrator.play();
    narrator.close();
    expect(parts[parts.length - 1]).toBeUndefined();
    expect(isSilent()).toBe(true);
    reading.move(2);
    expect(said).toHaveLength(1);
  });
});
