import { chapterStart, placeAt, type Place } from '@shuye/core-domain/progress';
import { shownWords } from '../chapters/shownWords.ts';
import { pageGeometry } from '../layout/pageGeometry.ts';
import type { Position } from '../place/Position.ts';
import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { ShownText } from '../chapters/ReadyChapter.ts';
import { createHighlights } from '../drawing/createHighlights.ts';
import { createJoinedSections } from './createJoinedSections.ts';
import { createScrollEnd } from './createScrollEnd.ts';
import { createPlaceholderReport } from '../drawing/createPlaceholderReport.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import { keepTabOnScreen } from './keepTabOnScreen.ts';
import type { ReaderView, ReaderViewOptions } from '../drawing/ReaderView.ts';
import { sectionWords } from './sectionWords.ts';
import { setProperties } from '../drawing/textSetting.ts';
import { watchCopy } from '../drawing/watchCopy.ts';
import { watchPageHide } from '../drawing/watchPageHide.ts';
import { watchLinks } from '../drawing/watchLinks.ts';
import { watchSize } from '../drawing/watchSize.ts';

/** A scroll that moves no more for this long has come to rest, ms. */
const SCROLL_END_MS = 150;
/** A scroll that goes on and on, as when the text runs by itself, is taken for rested this often, ms. */
const SETTLE_EVERY_MS = 2000;
/** Less than this is a rounding and no scroll, px. */
const STILL = 0.5;
/** A line counts as first on the screen when at most this much of it is cut off, px. */
const CUT = 2;

/** A surface that is not displayed has forgotten where it was scrolled to. */
const isHidden = (clientHeight: number): boolean => clientHeight === 0;

interface ShownPosition extends Position {
  words: string | undefined;
}

const wordsOf = (opened: OpenedChapter | undefined): string | undefined =>
  opened?.status === 'ready' ? shownWords(opened.content) : undefined;

/**
 * Draws a reader as one scroll that joins chapters, at most three of them in the document. A state that names another
 * position moves the scroll; where the reader scrolls, the position follows once the scroll rests, and the state that
 * comes of it moves nothing (`shown`).
 */
export function createScrollView(options: ReaderViewOptions): ReaderView {
  const { reader, element: scroller, animated, onEdge, onMove } = options;
  /** How far the scroll has come, as far as it was heard of or done here: only what goes beyond is the reader's. */
  let lastTop = 0;
  const scrollTo = (top: number): void => {
    const before = scroller.scrollTop;
    scroller.scrollTop = top;
    lastTop += scroller.scrollTop - before;
  };
  const sections = createJoinedSections({ scroller, reader, scrollTo });
  const reportPlaceholders = createPlaceholderReport(options.onPlaceholders);
  const highlights = createHighlights(sections.all);
  let style = options.style;
  let geometry: PageGeometry;
  /** The position that the scroll already shows: a state that says the same moves nothing. */
  let shown: ShownPosition | undefined;
  /** The position was scrolled to before its text was there: its exact line is found later. */
  let isRough = false;

  const measure = (): void => {
    const viewport = { width: scroller.clientWidth, height: scroller.clientHeight };
    geometry = pageGeometry(style, viewport);
  };

  /** Room left above a line that is scrolled to, px: the line before it stays out of sight. */
  const roomAbove = (): number => Math.min(geometry.top, geometry.text.lineHeight - CUT - 1);

  const shownAt = (index: number): ShownText | undefined => {
    const opened = reader.chapterAt(index);
    return opened?.status === 'ready' ? opened.content.shown : undefined;
  };

  const topOf = (index: number, offset: number): number | undefined => {
    const section = sections.at(index);
    if (!section) return undefined;
    // Also at its start: what is jumped to is there as a whole.
    const { index: characters } = section;
    const box = offset > 0 ? characters?.boxAt(shownAt(index)?.toShown(offset) ?? offset) : undefined;
    if (!box) return section.element.offsetTop;
    const leading = (geometry.text.lineHeight - box.height) / 2;
    return box.top - leading - scroller.getBoundingClientRect().top + scroller.scrollTop - roomAbove();
  };

  const render = (): void => {
    const state = reader.getState();
    if (state.status !== 'reading' && state.status !== 'finished') {
      sections.clear();
      reportPlaceholders([]);
      shown = undefined;
      return;
    }
    const isReading = state.status === 'reading';
    const index = isReading ? state.chapter.index : state.list.chapters.length;
    const offset = isReading ? state.place.offset : 0;
    const isReady = !isReading || state.chapter.status === 'ready';
    sections.gather(index, geometry);
    highlights.paint();
    reportPlaceholders(sections.placeholders(index));

    const words = wordsOf(reader.chapterAt(index));
    const isElsewhere = shown?.index !== index || shown.offset !== offset || shown.words !== words;
    if (!isElsewhere && !(isRough && isReady)) return;
    shown = { index, offset, words };
    isRough = !isReady;
    const top = topOf(index, offset);
    if (top === undefined) return;
    scrollTo(top);
    lastTop = scroller.scrollTop;
    rest.forget();
  };

  /** The first line that is whole on the screen, or the start of a chapter whose text is not there when it is come to. */
  const placeOnScreen = (): { index: number; place: Place } | undefined => {
    if (isHidden(scroller.clientHeight)) return undefined;
    const under = sections.under(scroller.scrollTop + CUT);
    const opened = under && reader.chapterAt(under.index);
    if (!opened) return undefined;
    const { chapterId } = opened.chapter;
    const state = reader.getState();
    const isNew = state.status !== 'reading' || state.chapter.index !== under.index;
    const characters = isNew && under.section.isGrowing ? undefined : under.section.index;
    if (!characters || opened.status !== 'ready') return { index: under.index, place: chapterStart(chapterId) };

    const top = scroller.getBoundingClientRect().top - CUT;
    const { lineHeight } = geometry.text;
    const offset = characters.firstWhere((box) => box.top - (lineHeight - box.height) / 2 >= top);
    const { text, shown: converted } = opened.content;
    const source = converted ? converted.toSource(offset) : offset;
    return { index: under.index, place: placeAt(chapterId, text, Math.min(source, Math.max(0, text.length - 1))) };
  };

  const rest = createScrollEnd({
    after: SCROLL_END_MS,
    every: SETTLE_EVERY_MS,
    onRest: () => {
      const found = placeOnScreen();
      if (!found) return;
      shown = { index: found.index, offset: found.place.offset, words: wordsOf(reader.chapterAt(found.index)) };
      isRough = false;
      reader.commitPlace(found.place);
    },
  });

  /** Tells of a scroll in a surface so high, px; gives the chapter that it has come to. */
  const tellMove = (scrollTop: number, clientHeight: number): number | undefined => {
    const under = sections.under(scrollTop + CUT);
    const screens = (scrollTop - lastTop) / clientHeight;
    onMove?.({ kind: 'scrolled', screens, reachedEnd: (under?.bottom ?? Infinity) <= scrollTop + clientHeight });
    lastTop = scrollTop;
    return under?.index;
  };

  /** Kernels tell of a scroll once a frame, before it is drawn. */
  const onScroll = (): void => {
    const { scrollTop, clientHeight } = scroller;
    if (Math.abs(scrollTop - lastTop) < STILL || isHidden(clientHeight)) return;
    rest.moved();
    const index = tellMove(scrollTop, clientHeight);
    const state = reader.getState();
    const isElsewhere = state.status !== 'reading' || index !== state.chapter.index;
    if (!isElsewhere || index === undefined || !reader.chapterAt(index)) return;
    rest.tell();
    // The line of a chapter that was still being written is found when the scroll rests.
    rest.moved();
  };

  /** A scroll that is still under way counts where it is: nobody can wait until it rests. */
  const settleNow = (): void => {
    onScroll();
    rest.tell();
  };

  const scrollBy = (distance: number): void => {
    const isSmooth = animated && 'scrollBehavior' in scroller.style;
    if (isSmooth) scroller.scrollBy({ top: distance, behavior: 'smooth' });
    else scroller.scrollTop += distance;
  };

  const layOut = (): void => {
    measure();
    sections.clear();
    shown = undefined;
    render();
  };

  setProperties(scroller, {
    'overflow-x': 'hidden',
    'overflow-y': 'auto',
    // We keep the screen still ourselves; two correctors would undo each other.
    'overflow-anchor': 'none',
    '-webkit-overflow-scrolling': 'touch',
    'overscroll-behavior-y': 'contain',
  });
  measure();
  reader.setPaginate(undefined);
  const unsubscribe = reader.subscribe(render);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  const stopLeaving = watchPageHide(scroller.ownerDocument, settleNow);
  const stopCopy = watchCopy(scroller, () => sectionWords(sections, reader));
  const stopLinks = watchLinks({
    element: scroller,
    reader,
    onNote: options.onNote,
    chapterOf: (anchor) => {
      const under = sections.under(
        anchor.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      );
      return under && reader.chapterAt(under.index);
    },
  });
  const stopTab = keepTabOnScreen(scroller);
  let width = scroller.clientWidth;
  const stopWatching = watchSize(scroller, (size) => {
    // A browser bar that folds changes the height only: lines stay as they are.
    if (size.width === width) return;
    width = size.width;
    // Sections have widths of their own: what was on the screen still is.
    rest.tell();
    layOut();
  });
  render();

  return {
    turn: (by) => {
      const screen = scroller.clientHeight - geometry.text.lineHeight * 1.5;
      const room = by === 1 ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : scroller.scrollTop;
      if (room < 1) onEdge(by === 1 ? 'end' : 'start');
      else scrollBy(by * screen);
    },
    setStyle: (next) => {
      settleNow();
      style = next;
      layOut();
    },
    highlight: highlights.set,
    surfaces: sections.all,
    reveal: (place) => {
      const state = reader.getState();
      const isHere = state.status === 'reading' && state.chapter.chapter.chapterId === place.chapterId;
      const top = isHere ? topOf(state.chapter.index, place.offset) : undefined;
      const lowest = scroller.scrollTop + scroller.clientHeight - 3 * geometry.text.lineHeight;
      if (top === undefined) reader.goTo(place);
      else if (top < scroller.scrollTop - CUT || top > lowest) scrollBy(top - scroller.scrollTop);
    },
    destroy: () => {
      settleNow();
      rest.forget();
      stopLeaving();
      stopCopy();
      stopLinks();
      stopTab();
      unsubscribe();
      stopWatching();
      scroller.removeEventListener('scroll', onScroll);
      sections.clear();
      reportPlaceholders([]);
      for (const name of [
        'overflow-x',
        'overflow-y',
        'overflow-anchor',
        '-webkit-overflow-scrolling',
        'overscroll-behavior-y',
      ]) {
        scroller.style.removeProperty(name);
      }
    },
  };
}
