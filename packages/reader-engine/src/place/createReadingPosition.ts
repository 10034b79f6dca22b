import { chapterStart, findPlace, placeAt, type Place } from '@shuye/core-domain/progress';
import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import type { ChapterPages } from './ChapterPages.ts';
import type { Spot } from './Position.ts';

/** A place, or an element of the chapter's markup by its id. */
export type Wish = Place | { fragment: string };

/** Where reading stands, and what it was sent to before the text was there. */
export interface ReadingSpot {
  readonly spot: Spot;
  /** `wish` is found by its words, or by its id, once the text is there. */
  moveTo: (spot: Spot, wish?: Wish) => void;
  /** The place in a chapter as it is now; turns wishes and "the last page" into offsets as soon as that can be done. */
  placeIn: (opened: OpenedChapter, pages: ChapterPages | undefined) => Place;
}

const lastOffset = (text: string, pages: ChapterPages | undefined): number =>
  pages ? pages.pageStart(pages.pageAt(Infinity)) : Math.max(0, text.length - 1);

function offsetOf(content: ReadyChapter, wish: Wish): number {
  if (!('fragment' in wish))
    return Math.min(findPlace(wish, content.text).offset, Math.max(0, content.text.length - 1));
  return content.kind === 'markup' ? (content.flow.offsetOf(wish.fragment) ?? 0) : 0;
}

export function createReadingSpot(): ReadingSpot {
  let spot: Spot = { index: 0, offset: 0 };
  let wish: Wish | undefined;
  /** What the spot was found in: in another text, its words are looked for again. */
  let found: { content: ReadyChapter; place: Place } | undefined;

  return {
    get spot() {
      return spot;
    },
    moveTo: (next, wished) => {
      spot = next;
      wish = wished;
      found = undefined;
    },
    placeIn: (opened, pages) => {
      const { chapterId } = opened.chapter;
      if (opened.status !== 'ready') return wish && 'print' in wish ? wish : chapterStart(chapterId);
      const { content } = opened;
      const sought = wish ?? (found && found.content !== content ? found.place : undefined);
      if (sought) spot = { ...spot, offset: offsetOf(content, sought) };
      if (spot.offset === Infinity) spot = { ...spot, offset: lastOffset(content.text, pages) };
      wish = undefined;
      found = { content, place: placeAt(chapterId, content.text, spot.offset) };
      return found.place;
    },
  };
}
