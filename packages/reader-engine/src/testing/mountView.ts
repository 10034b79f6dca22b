import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import { pageMeasurer } from '../measurer/pageMeasurer.ts';
import type { MeasureFont } from '../measurer/TextMeasurer.ts';
import type { ReaderViewOptions, PlaceholderSlot, ViewMove } from '../drawing/ReaderView.ts';
import type { Reader } from '../Reader.ts';

export const aReaderStyle = (change: Partial<ReaderStyle> = {}): ReaderStyle => ({
  fontSize: 18,
  textZoom: 1,
  lineHeight: 1.75,
  paragraphGap: 0.5,
  margin: 20,
  fontFamily: '"Noto Sans CJK SC", sans-serif',
  headingFamily: '"Noto Serif CJK SC", serif',
  ...change,
});

export interface Stage {
  element: HTMLElement;
  placeholders: () => readonly PlaceholderSlot[];
  edges: string[];
  moves: ViewMove[];
  options: ReaderViewOptions & { measure: MeasureFont };
}

/** An element of a phone's size, and what a view reports there. */
export function aStage(reader: Reader, { width = 390, height = 780, style = aReaderStyle() } = {}): Stage {
  const element = document.createElement('div');
  element.lang = 'zh-CN';
  element.style.cssText = `position:relative;width:${width}px;height:${height}px;overflow:hidden;background:#fff`;
  document.body.replaceChildren(element);
  let placeholders: readonly PlaceholderSlot[] = [];
  const edges: string[] = [];
  const moves: ViewMove[] = [];
  return {
    element,
    placeholders: () => placeholders,
    edges,
    moves,
    options: {
      reader,
      element,
      style,
      measure: pageMeasurer(document),
      animated: false,
      onPlaceholders: (next) => {
        placeholders = next;
      },
      onEdge: (edge) => edges.push(edge),
      onMove: (move) => moves.push(move),
    },
  };
}

/** Waits for timers and two frames. */
export const painted = (): Promise<void> =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), 20));
