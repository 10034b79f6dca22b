import type { Reader } from '../Reader.ts';
import { createScrollSection, type ScrollSection } from './createScrollSection.ts';
import { createTimeSlicer } from './createTimeSlicer.ts';
import type { PageGeometry } from '../layout/pageGeometry.ts';
import type { PlaceholderSlot } from '../drawing/ReaderView.ts';

/** Chapters with text in the document: the one that is read and its neighbours. */
const REACH = 1;

export interface SectionUnder {
  index: number;
  section: ScrollSection;
  bottom: number;
}

/** The sections of a joined scroll, in reading order without a gap. */
export interface JoinedSections {
  at: (index: number) => ScrollSection | undefined;
  under: (y: number) => SectionUnder | undefined;
  /** Fills the sections around a chapter, empties far ones, and leaves everything on the screen where it is. */
  gather: (centre: number, geometry: PageGeometry) => void;
  all: () => readonly ScrollSection[];
  placeholders: (centre: number) => PlaceholderSlot[];
  clear: () => void;
}

export interface JoinedSectionsOptions {
  scroller: HTMLElement;
  reader: Reader;
  scrollTo: (top: number) => void;
}

export function createJoinedSections({ scroller, reader, scrollTo }: JoinedSectionsOptions): JoinedSections {
  const document = scroller.ownerDocument;
  const pace = createTimeSlicer();
  let sections: ScrollSection[] = [];
  let first = 0;
  /** The chapter found last: a scroll stays in it for long. */
  let latest = 0;

  const at = (index: number): ScrollSection | undefined => sections[index - first];

  const clear = (): void => {
    for (const section of sections) {
      section.empty(0);
      section.element.remove();
    }
    sections = [];
  };

  /** Chapters that may stand in the scroll: the trailer joins the last one. */
  const lastIndex = (): number => {
    const state = reader.getState();
    return state.status === 'reading' || state.status === 'finished' ? state.list.chapters.length : -1;
  };

  const extend = (from: number, to: number): void => {
    if (sections.length === 0) {
      first = from;
      sections = [createScrollSection(document, pace)];
      scroller.append(...sections.map(({ element }) => element));
    }
    while (first > from) {
      const section = createScrollSection(document, pace);
      scroller.insertBefore(section.element, sections[0]?.element ?? null);
      sections = [section, ...sections];
      first--;
    }
    while (first + sections.length <= to) {
      const section = createScrollSection(document, pace);
      scroller.appendChild(section.element);
      sections = [...sections, section];
    }
  };

  /** Runs a change of the document and takes back what it moved the screen by; the change says whether it may have. */
  const still = (centre: number, change: () => boolean): void => {
    const anchor = at(centre)?.element;
    const before = anchor?.getBoundingClientRect().top;
    const mayMove = change();
    if (!mayMove || !anchor || before === undefined || !anchor.isConnected) return;
    const moved = anchor.getBoundingClientRect().top - before;
    if (Math.abs(moved) > 0.5) scrollTo(scroller.scrollTop + moved);
  };

  const topOf = (position: number): number => sections[position]?.element.offsetTop ?? 0;

  const spanOf = (position: number): (SectionUnder & { top: number }) | undefined => {
    const section = sections[position];
    if (!section) return undefined;
    const { offsetTop: top, offsetHeight } = section.element;
    return { index: first + position, section, top, bottom: top + offsetHeight };
  };

  const positionUnder = (y: number): number => {
    let low = 0;
    let high = sections.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (topOf(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return {
    at,
    under: (y) => {
      const again = spanOf(latest - first);
      if (again && y < again.bottom && again.top <= y) return again;
      const found = spanOf(positionUnder(y));
      if (found) latest = found.index;
      return found;
    },
    gather: (centre, geometry) => {
      const isApart = centre < first - 1 || centre > first + sections.length;
      if (isApart) clear();
      const from = Math.max(0, centre - REACH);
      const to = Math.min(lastIndex(), centre + REACH);
      const isNear = (index: number): boolean => index >= from && index <= to;
      still(centre, () => {
        const far = sections.filter((section, position) => section.isFilled && !isNear(first + position));
        // Heights are read before anything changes: a look at a changed document makes the browser lay it out at once.
        const heights = far.map(({ element }) => element.getBoundingClientRect().height);
        const hasMoved = far.map((section, position) => section.empty(heights[position] ?? 0));
        extend(from, to);
        const isChanged = sections.map((section, position) => {
          const index = first + position;
          return isNear(index) && section.show(reader.chapterAt(index), geometry, index - centre) && index < centre;
        });
        return hasMoved.includes(true) || isChanged.includes(true);
      });
    },
    all: () => sections,
    placeholders: (centre) =>
      sections.flatMap(({ placeholder }, position) =>
        placeholder ? [{ ...placeholder, isCurrent: first + position === centre }] : [],
      ),
    clear,
  };
}
