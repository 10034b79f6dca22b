import { chapterStart, findPlace, placeAt, type Place } from '@shuye/core-domain/progress';
import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import type { ChapterPages } from './ChapterPages.ts';
import type { Position } from './Position.ts';

export type Destination = Place | { fragment: string };

/** Where reading stands, and what it was sent to before the text was there. */
export interface ReadingPosition {
  readonly position: Position;
  /** `destination` is found by its words, or by its id, once the text is there. */
  moveTo: (position: Position, destination?: Destination) => void;
  /** The place in a chapter as it is now; turns destinations and "the last page" into offsets as soon as that can be done. */
  placeIn: (opened: OpenedChapter, pages: ChapterPages | undefined) => Place;
}

const lastOffset = (text: string, pages: ChapterPages | undefined): number =>
  pages ? pages.pageStart(pages.pageAt(Infinity)) : Math.max(0, text.length - 1);

function offsetOf(content: ReadyChapter, destination: Destination): number {
  if (!('fragment' in destination))
    return Math.min(findPlace(destination, content.text).offset, Math.max(0, content.text.length - 1));
  return content.kind === 'markup' ? (content.flow.offsetOf(destination.fragment) ?? 0) : 0;
}

export function createReadingPosition(): ReadingPosition {
  let position: Position = { index: 0, offset: 0 };
  let destination: Destination | undefined;
  /** The position was found in this text: in another one, its words are looked for again. */
  let found: { content: ReadyChapter; place: Place } | undefined;

  return {
    get position() {
      return position;
    },
    moveTo: (next, target) => {
      position = next;
      destination = target;
      found = undefined;
    },
    placeIn: (opened, pages) => {
      const { chapterId } = opened.chapter;
      if (opened.status !== 'ready')
        return destination && 'print' in destination ? destination : chapterStart(chapterId);
      const { content } = opened;
      const sought = destination ?? (found && found.content !== content ? found.place : undefined);
      if (sought) position = { ...position, offset: offsetOf(content, sought) };
      if (position.offset === Infinity) position = { ...position, offset: lastOffset(content.text, pages) };
      destination = undefined;
      found = { content, place: placeAt(chapterId, content.text, position.offset) };
      return found.place;
    },
  };
}
