import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import { createTextIndex, type TextIndex } from './createTextIndex.ts';
import { fillScrollSection, type ScrollSetting } from './fillScrollSection.ts';
import type { Stop, StopPlace } from './ReaderView.ts';
import { FINISHED_KEY, stopKey } from './stopKey.ts';

/** The place of one chapter, or of the trailer, in the joined scroll. */
export interface ScrollSection {
  readonly element: HTMLElement;
  /** Characters on the screen; undefined while the section holds no text. */
  readonly index: TextIndex | undefined;
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
  let stop: Stop | undefined;
  let stopElement = element;

  const reset = (nextKey: string): void => {
    key = nextKey;
    body = undefined;
    index = undefined;
    if (stop) stopElement.remove();
    else element.textContent = '';
    stop = undefined;
    element.removeAttribute('style');
  };

  return {
    element,
    get index() {
      if (body) index ??= createTextIndex(body);
      return index;
    },
    get stop() {
      return stop && { key, element: stopElement, stop };
    },
    show: (opened, setting) => {
      const isReady = opened?.status === 'ready';
      const nextKey = isReady ? 'text' : opened ? stopKey(opened) : FINISHED_KEY;
      if (key === nextKey) return;
      reset(nextKey);
      if (isReady) {
        body = fillScrollSection(element, opened.content, setting);
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
}
