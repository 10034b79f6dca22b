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
  /** Shows what the chapter is now; undefined is the trailer. */
  show: (opened: OpenedChapter | undefined, setting: ScrollSetting) => void;
  /** Gives its nodes back and keeps its height. */
  empty: () => void;
}

export function createScrollSection(document: Document): ScrollSection {
  const element = document.createElement('section');
  let key = '';
  let body: HTMLElement | undefined;
  let index: TextIndex | undefined;
  let ready: ReadyChapter | undefined;
  let stop: Stop | undefined;
  let stopElement = element;

  const reset = (nextKey: string): void => {
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
    show: (opened, setting) => {
      const isReady = opened?.status === 'ready';
      const nextKey = isReady ? 'text' : opened ? stopKey(opened) : FINISHED_KEY;
      // In another script, or fetched after it was painted from the device, a chapter is another text.
      const isSame = !isReady || (ready && shownWords(ready) === shownWords(opened.content));
      if (key === nextKey && isSame) return;
      reset(nextKey);
      if (isReady) {
        ready = opened.content;
        body = fillScrollSection(element, ready, setting);
        return;
      }
      stop = opened ? { kind: 'chapter', opened } : { kind: 'finished' };
      // An element of its own, given up as a whole: what the screen has put into it is the screen's to take out.
      stopElement = document.createElement('div');
      stopElement.style.cssText = `position:relative;min-height:${setting.geometry.text.height}px`;
      element.appendChild(stopElement);
    },
    empty: () => {
      if (key === 'empty') return;
      const { height } = element.getBoundingClientRect();
      reset('empty');
      element.style.height = `${height}px`;
    },
  };
  return section;
}
