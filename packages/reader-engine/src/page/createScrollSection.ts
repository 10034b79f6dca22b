import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import { shownWords } from '../chapters/shownWords.ts';
import { createTextIndex, type TextIndex } from './createTextIndex.ts';
import { fromSource, type DrawnText } from './DrawnText.ts';
import { fillScrollSection, type ScrollSetting } from './fillScrollSection.ts';
import type { Stop, StopPlace } from './ReaderView.ts';
import { FINISHED_KEY, stopKey } from './stopKey.ts';

/** The place of one chapter, or of the trailer, in the joined scroll. */
export interface ScrollSection {
  readonly element: HTMLElement;
  /** Characters on the screen; undefined while the section holds no text. */
  readonly index: TextIndex | undefined;
  readonly drawn: DrawnText | undefined;
  /** What the screen has to fill in, where there is no text. */
  readonly stop: Omit<StopPlace, 'isCurrent'> | undefined;
  /** Does it show anything? */
  readonly isFilled: boolean;
  /**
   * Shows what the chapter is now; undefined is the trailer. A text `ahead` of the reader comes slice by slice, so that no
   * frame is late for it. False where nothing changed.
   */
  show: (opened: OpenedChapter | undefined, setting: ScrollSetting, isAhead: boolean) => boolean;
  /** Gives its nodes back and keeps its height, px. True where what follows may have moved all the same. */
  empty: (height: number) => boolean;
}

const EMPTY_KEY = 'empty';

export function createScrollSection(document: Document): ScrollSection {
  const element = document.createElement('section');
  let key = '';
  let body: HTMLElement | undefined;
  let index: TextIndex | undefined;
  let ready: ReadyChapter | undefined;
  let stop: Stop | undefined;
  let stopElement = element;
  let writeMore: (() => boolean) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A slice now and the others each in a task of its own, laid out in it too: the next frame has only to draw. */
  const writeSlices = (): void => {
    if (writeMore?.() === true) timer = setTimeout(writeSlices, 0);
    else writeMore = undefined;
    element.getBoundingClientRect();
  };

  /** Writes what is missing of the text; false where nothing is. */
  const finish = (): boolean => {
    if (!writeMore) return false;
    clearTimeout(timer);
    while (writeMore());
    writeMore = undefined;
    return true;
  };

  const reset = (nextKey: string): void => {
    clearTimeout(timer);
    writeMore = undefined;
    key = nextKey;
    body = undefined;
    ready = undefined;
    index = undefined;
    if (stop) stopElement.remove();
    else element.textContent = '';
    stop = undefined;
    element.removeAttribute('style');
  };

  const section: ScrollSection = {
    element,
    get index() {
      finish();
      if (body) index ??= createTextIndex(body);
      return index;
    },
    get drawn() {
      const { index: characters } = section;
      if (!characters || !ready) return undefined;
      return fromSource({ chapterId: ready.chapter.chapterId, boxesOf: characters.boxesOf }, ready.shown);
    },
    get stop() {
      return stop && { key, element: stopElement, stop };
    },
    get isFilled() {
      return key !== '' && key !== EMPTY_KEY;
    },
    show: (opened, setting, isAhead) => {
      const isReady = opened?.status === 'ready';
      const nextKey = isReady ? 'text' : opened ? stopKey(opened) : FINISHED_KEY;
      // In another script, or fetched after it was painted from the device, a chapter is another text.
      const isSame = !isReady || (ready && shownWords(ready) === shownWords(opened.content));
      if (key === nextKey && isSame) return !isAhead && finish();
      reset(nextKey);
      if (isReady) {
        ready = opened.content;
        ({ body, writeMore } = fillScrollSection(element, ready, setting));
        if (isAhead) writeSlices();
        else finish();
        return true;
      }
      stop = opened ? { kind: 'chapter', opened } : { kind: 'finished' };
      // An element of its own, given up as a whole: what the screen has put into it is the screen's to take out.
      stopElement = document.createElement('div');
      stopElement.style.cssText = `position:relative;min-height:${setting.geometry.text.height}px`;
      element.appendChild(stopElement);
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
