import type { Reader } from '../Reader.ts';
import { createScrollSection, type ScrollSection } from './createScrollSection.ts';
import type { ScrollSetting } from './fillScrollSection.ts';
import type { StopPlace } from './ReaderView.ts';

/** Chapters with text in the document: the one that is read and its neighbours. */
const REACH = 1;

/** The sections of a joined scroll, in reading order without a gap. */
export interface JoinedSections {
  at: (index: number) => ScrollSection | undefined;
  /** The section that a height inside the scroller falls into, and its chapter's index. */
  under: (y: number) => { index: number; section: ScrollSection } | undefined;
  /** Fills the sections around a chapter, empties far ones, and leaves everything on the screen where it is. */
  gather: (centre: number, setting: ScrollSetting) => void;
  all: () => readonly ScrollSection[];
  stops: (centre: number) => StopPlace[];
  clear: () => void;
}

export interface JoinedSectionsOptions {
  scroller: HTMLElement;
  reader: Reader;
  /** Moves the scroll, in px from its top. */
  scrollTo: (top: number) => void;
}

export function createJoinedSections({ scroller, reader, scrollTo }: JoinedSectionsOptions): JoinedSections {
  const document = scroller.ownerDocument;
  let sections: ScrollSection[] = [];
  let first = 0;

  const at = (index: number): ScrollSection | undefined => sections[index - first];

  const clear = (): void => {
    for (const { element } of sections) element.remove();
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
      sections = [createScrollSection(document)];
      scroller.append(...sections.map(({ element }) => element));
    }
    while (first > from) {
      const section = createScrollSection(document);
      scroller.insertBefore(section.element, sections[0]?.element ?? null);
      sections = [section, ...sections];
      first--;
    }
    while (first + sections.length <= to) {
      const section = createScrollSection(document);
      scroller.appendChild(section.element);
      sections = [...sections, section];
    }
  };

  /** Runs a change of the document and takes back what it moved the screen by. */
  const still = (centre: number, change: () => void): void => {
    const anchor = at(centre)?.element;
    const before = anchor?.getBoundingClientRect().top;
    change();
    if (!anchor || before === undefined || !anchor.isConnected) return;
    const moved = anchor.getBoundingClientRect().top - before;
    if (Math.abs(moved) > 0.5) scrollTo(scroller.scrollTop + moved);
  };

  return {
    at,
    under: (y) => {
      let low = 0;
      let high = sections.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((sections[middle]?.element.offsetTop ?? 0) <= y) low = middle;
        else high = middle - 1;
      }
      const section = sections[low];
      return section && { index: first + low, section };
    },
    gather: (centre, setting) => {
      const isApart = centre < first - 1 || centre > first + sections.length;
      if (isApart) clear();
      const from = Math.max(0, centre - REACH);
      const to = Math.min(lastIndex(), centre + REACH);
      still(centre, () => {
        extend(from, to);
        sections.forEach((section, position) => {
          const index = first + position;
          if (index >= from && index <= to) section.show(reader.chapterAt(index), setting);
          else section.empty();
        });
      });
    },
    all: () => sections,
    stops: (centre) =>
      sections.flatMap(({ stop }, position) => (stop ? [{ ...stop, isCurrent: first + position === centre }] : [])),
    clear,
  };
}
