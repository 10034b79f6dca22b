import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import { shownWords } from '../chapters/shownWords.ts';
import { afterNextFrame } from '../drawing/afterNextFrame.ts';
import type { TimeSlicer } from './createTimeSlicer.ts';
import { createTextIndex, type TextIndex } from '../drawing/createTextIndex.ts';
import { fromSource, type DrawnText } from '../drawing/DrawnText.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import { fillScrollSection, type WriteMore } from './fillScrollSection.ts';
import type { Placeholder, PlaceholderSlot } from '../drawing/ReaderView.ts';
import { FINISHED_KEY, placeholderKey } from '../drawing/placeholderKey.ts';

export interface ScrollSection {
  readonly element: HTMLElement;
  /** Characters on the screen; undefined while the section holds no text. */
  readonly index: TextIndex | undefined;
  readonly drawn: DrawnText | undefined;
  readonly placeholder: Omit<PlaceholderSlot, 'isCurrent'> | undefined;
  readonly isFilled: boolean;
  /** Is more of its text still to be written? Whoever asks for its characters has all of it written at once. */
  readonly isGrowing: boolean;
  /**
   * Shows what the chapter is now; undefined is the trailer. `from` counts chapters from the one that is read: a text ahead
   * of it comes slice by slice, so that no frame is late for it, and goes on to when the reader has come to it. False where
   * nothing changed.
   */
  show: (opened: OpenedChapter | undefined, geometry: PageGeometry, from: number) => boolean;
  /** Gives its nodes back and keeps its height, px. True where what follows may have moved all the same. */
  empty: (height: number) => boolean;
}

const EMPTY_KEY = 'empty';
/**
 * Characters that are there from the start: about a screen of them, so that there is room to scroll to the end of the text
 * before. A section only ever grows: one that shrank could pull the scroll along, as if it had been scrolled.
 */
const FIRST = 1600;

export function createScrollSection(document: Document, pace: TimeSlicer): ScrollSection {
  const element = document.createElement('section');
  let key = '';
  let body: HTMLElement | undefined;
  let index: TextIndex | undefined;
  let ready: ReadyChapter | undefined;
  let placeholder: Placeholder | undefined;
  let placeholderElement = element;
  let writeMore: WriteMore | undefined;
  let left = 0;
  let stopWaiting: (() => void) | undefined;

  /** The frame that a chapter comes in has enough to do: the rest comes behind it. */
  const begin = (): void => {
    write(FIRST);
    stopWaiting = writeMore && afterNextFrame(writeSlice);
  };

  const write = (atLeast: number): void => {
    left = writeMore?.(atLeast) ?? 0;
    if (left === 0) writeMore = undefined;
  };

  /** Laid out at once: the next frame has only to draw, and a frame never has more than one slice to draw. */
  const writeSlice = (): void => {
    const before = left;
    const begun = performance.now();
    write(pace.next(left));
    // One look a slice: every look at a changed document costs a layout of all that is around it.
    element.getBoundingClientRect();
    pace.took(before - left, performance.now() - begun);
    stopWaiting = writeMore && afterNextFrame(writeSlice);
  };

  const finish = (): boolean => {
    if (!writeMore) return false;
    stopWaiting?.();
    write(Infinity);
    return true;
  };

  const reset = (nextKey: string): void => {
    stopWaiting?.();
    writeMore = undefined;
    key = nextKey;
    body = undefined;
    ready = undefined;
    index = undefined;
    if (placeholder) placeholderElement.remove();
    else element.textContent = '';
    placeholder = undefined;
    // What the screen has put into it is not held for as long as the section stands.
    placeholderElement = element;
    element.removeAttribute('style');
  };

  /** A caller that asks for boxes has all of the text written. */
  const boxesOf: DrawnText['boxesOf'] = (from, to) => section.index?.boxesOf(from, to) ?? [];

  const section: ScrollSection = {
    element,
    get index() {
      finish();
      if (body) index ??= createTextIndex(body);
      return index;
    },
    get drawn() {
      if (!body || !ready) return undefined;
      const whole = { element: body, start: 0 };
      return fromSource({ chapterId: ready.chapter.chapterId, boxesOf, parts: () => [whole] }, ready.shown);
    },
    get placeholder() {
      return placeholder && { key, element: placeholderElement, placeholder };
    },
    get isFilled() {
      return key !== '' && key !== EMPTY_KEY;
    },
    get isGrowing() {
      return writeMore !== undefined;
    },
    show: (opened, geometry, from) => {
      const isReady = opened?.status === 'ready';
      const nextKey = isReady ? 'text' : opened ? placeholderKey(opened) : FINISHED_KEY;
      // A chapter is another text in another script, or when it was fetched after it was painted from the device.
      const isSame = !isReady || (ready && shownWords(ready) === shownWords(opened.content));
      if (key === nextKey && isSame) return from < 0 && finish();
      reset(nextKey);
      if (isReady) {
        ready = opened.content;
        ({ body, writeMore } = fillScrollSection(element, ready, geometry));
        if (from > 0) begin();
        else finish();
        return true;
      }
      placeholder = opened ? { kind: 'chapter', opened } : { kind: 'finished' };
      // An element of its own, given up as a whole: what the screen has put into it is the screen's to take out.
      placeholderElement = document.createElement('div');
      // Below a text on its way nothing is in sight that would move when it comes; above what stays, the text before it ends.
      const { top, text } = geometry;
      const height = opened?.status === 'loading' ? text.height + 2 * top : text.height;
      placeholderElement.style.cssText = `position:relative;min-height:${height}px`;
      element.appendChild(placeholderElement);
      return true;
    },
    empty: (height) => {
      // Margins of a book's own markup reach out of the section; those of plain text do not.
      const hasMargins = ready?.kind !== 'text';
      reset(EMPTY_KEY);
      element.style.height = `${height}px`;
      return hasMargins;
    },
  };
  return section;
}
