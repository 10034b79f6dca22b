import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import { pageGeometry } from '../layout/pageGeometry.ts';
import { readerFonts } from '../measurer/readerFonts.ts';
import type { MeasureFont } from '../measurer/TextMeasurer.ts';
import { createPageGrowth } from '../place/createPageGrowth.ts';
import type { Position } from '../place/Position.ts';
import { afterNextFrame } from '../drawing/afterNextFrame.ts';
import { createHighlights } from '../drawing/createHighlights.ts';
import { createLeaf, type Leaf } from './createLeaf.ts';
import { createLeafContents, type LeafContents } from './createLeafContents.ts';
import { createPlaceholderReport } from '../drawing/createPlaceholderReport.ts';
import { createTurnGesture } from './createTurnGesture.ts';
import { createTurnMotion, type Leaves } from './createTurnMotion.ts';
import type { TurnMode } from './leafOffsets.ts';
import type { ReaderView, ReaderViewOptions, PlaceholderSlot } from '../drawing/ReaderView.ts';
import { watchCopy } from '../drawing/watchCopy.ts';
import { watchLinks } from '../drawing/watchLinks.ts';
import { watchSize } from '../drawing/watchSize.ts';

export interface PagedViewOptions extends ReaderViewOptions {
  measure: MeasureFont;
  mode: TurnMode;
  /** Swipes turn pages; some hosts keep them for themselves [READER-39]. */
  swipes: boolean;
}

/** A drag past the first or last page moves it by this part of the finger's way. */
const RESISTANCE = 0.25;

const placeholdersOf = (leaves: Leaves): PlaceholderSlot[] =>
  [leaves.current, leaves.next, leaves.previous].flatMap(({ content, placeholderElement }: Leaf) =>
    content?.placeholder
      ? [
          {
            key: content.key,
            element: placeholderElement,
            placeholder: content.placeholder,
            isCurrent: content === leaves.current.content,
          },
        ]
      : [],
  );

/**
 * Draws three leaves: the page that is read and its neighbours, which are made ready while nothing else is to be done,
 * so that a turn only moves what is drawn already.
 */
export function createPagedView(options: PagedViewOptions): ReaderView {
  const { reader, element, measure, mode, animated, swipes, onPlaceholders, onEdge, onMove } = options;
  const document = element.ownerDocument;
  const motion = createTurnMotion({ mode, animated });
  let style = options.style;
  let leaves: Leaves = { previous: createLeaf(document), current: createLeaf(document), next: createLeaf(document) };
  let contents: LeafContents;
  /** The turn under way in the reader's state, so that its announcement is shown as a turn and not as a jump. */
  let turning: 1 | -1 | 0 = 0;
  let held = 0;
  let stopPreparing: (() => void) | undefined;

  const reportPlaceholders = createPlaceholderReport(onPlaceholders);
  const surfaces = () => [leaves.current, leaves.next, leaves.previous];
  const highlights = createHighlights(surfaces);

  const growth = createPageGrowth({
    nowMs: () => performance.now(),
    later: afterNextFrame,
    onComplete: () => prepare(),
  });

  /** Makes both neighbours ready; one that takes long to lay out is left for later unless it is wanted now. */
  const prepare = (isWantedNow = false): void => {
    stopPreparing?.();
    stopPreparing = undefined;
    const after = reader.peek(1);
    const before = reader.peek(-1);
    const unfinished = before && !isWantedNow ? contents.unfinished(before) : undefined;
    leaves.next.show(after && contents.at(after));
    leaves.previous.show(before && !unfinished ? contents.at(before) : undefined);
    growth.track(unfinished);
    highlights.paint();
    reportPlaceholders(placeholdersOf(leaves));
  };

  const prepareSoon = (): void => {
    stopPreparing?.();
    stopPreparing = afterNextFrame(() => prepare());
  };

  const currentPosition = (): Position | undefined => {
    const state = reader.getState();
    if (state.status === 'finished') return { index: state.list.chapters.length, offset: 0 };
    return state.status === 'reading' ? { index: state.chapter.index, offset: state.place.offset } : undefined;
  };

  const rotate = (by: 1 | -1): void => {
    const { previous, current, next } = leaves;
    leaves =
      by === 1
        ? { previous: current, current: next, next: previous }
        : { previous: next, current: previous, next: current };
  };

  const render = (): void => {
    const position = currentPosition();
    const content = position && contents.at(position);
    const isShown = content?.key === leaves.current.content?.key;
    if (!isShown && turning !== 0) rotate(turning);
    leaves.current.show(content);
    highlights.paint();
    if (!isShown && turning !== 0) motion.settle(leaves, held - turning, prepareSoon);
    else if (!isShown) motion.rest(leaves);
    reportPlaceholders(placeholdersOf(leaves));
    // A page that stays, while its chapter is laid out to the end, does not put off what is due already.
    if (!motion.isMoving && !(isShown && stopPreparing)) prepareSoon();
  };

  const layOut = (): void => {
    // The fonts are asked for before the size, so that they are measured in the layout that the size needs.
    const fonts = readerFonts(measure, style);
    const geometry = pageGeometry(style, { width: element.clientWidth, height: element.clientHeight });
    contents = createLeafContents({ reader, host: element, fonts, geometry });
    reader.setPaginate(contents.paginate, afterNextFrame);
  };

  const turn = (by: 1 | -1): void => {
    if (motion.isMoving) motion.rest(leaves);
    if (!reader.peek(by)) {
      if (held !== 0) motion.settle(leaves, held, prepareSoon);
      held = 0;
      onEdge(by === 1 ? 'end' : 'start');
      return;
    }
    turning = by;
    if (by === 1) reader.next();
    else reader.previous();
    turning = 0;
    held = 0;
    onMove?.({ kind: 'turned', by });
  };

  const stopGesture = swipes
    ? createTurnGesture({
        element,
        onDrag: (progress) => {
          if (held === 0) prepare(true);
          held = progress * (reader.peek(progress > 0 ? 1 : -1) ? 1 : RESISTANCE);
          motion.hold(leaves, mode === 'none' ? 0 : held);
        },
        onRelease: (by) => {
          if (by !== 0) {
            turn(by);
            return;
          }
          motion.settle(leaves, held, prepareSoon);
          held = 0;
        },
      })
    : undefined;

  element.append(leaves.previous.element, leaves.current.element, leaves.next.element);
  motion.rest(leaves);
  const unsubscribe = reader.subscribe(render);
  layOut();
  const stopWatching = watchSize(element, layOut);
  const current = (): OpenedChapter | undefined => {
    const state = reader.getState();
    return state.status === 'reading' ? state.chapter : undefined;
  };
  const stopLinks = watchLinks({ element, reader, chapterOf: current, onNote: options.onNote });
  const stopCopy = watchCopy(element, () => leaves.current.drawn?.words?.() ?? []);

  return {
    turn,
    setStyle: (next) => {
      style = next;
      layOut();
    },
    highlight: highlights.set,
    surfaces,
    reveal: (place) => {
      const state = reader.getState();
      const opened = current();
      const isHere = opened?.status === 'ready' && opened.chapter.chapterId === place.chapterId;
      const isShown =
        isHere &&
        state.status === 'reading' &&
        contents.paginate(opened.content).pageAt(place.offset) === state.mark?.page;
      if (!isShown) reader.goTo(place);
    },
    destroy: () => {
      stopLinks();
      stopCopy();
      stopPreparing?.();
      growth.track(undefined);
      unsubscribe();
      stopWatching();
      stopGesture?.();
      motion.rest(leaves);
      reportPlaceholders([]);
      element.textContent = '';
    },
  };
}
