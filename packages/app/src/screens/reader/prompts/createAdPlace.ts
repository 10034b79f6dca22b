import type { AdPlace } from '@shuye/core-domain/ads';
import type { Place } from '@shuye/core-domain/progress';
import type { ReaderState } from '@shuye/reader-engine';

/** From here to `LAST_PART` of a chapter is its middle. */
const FIRST_PART = 0.25;
const LAST_PART = 0.75;

/**
 * Says which slot belongs to where reading is in the chapter; none at its beginning. Once its last page was reached, the
 * chapter's end does not go away again: the ad there takes room from the page, which may no longer be the last one then,
 * and would give the room back, and take it again.
 */
export function createAdPlace(): (state: ReaderState) => AdPlace | undefined {
  let end: Place | undefined;

  return (state) => {
    if (state.status !== 'reading' || state.chapter.status !== 'ready') return undefined;
    const { text } = state.chapter.content;
    const { mark, place } = state;
    const wasAtEnd = end?.chapterId === place.chapterId && place.offset >= end.offset;
    if (wasAtEnd) return 'bottom';
    if (mark?.pageCount !== undefined && mark.page + 1 === mark.pageCount) {
      end = place;
      return 'bottom';
    }
    const part = place.offset / Math.max(1, text.length);
    if (part >= LAST_PART) return 'bottom';
    return part >= FIRST_PART ? 'middle' : undefined;
  };
}
