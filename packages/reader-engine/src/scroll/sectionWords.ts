import { shownWords } from '../chapters/shownWords.ts';
import type { Reader } from '../Reader.ts';
import type { JoinedSections } from './createJoinedSections.ts';
import type { DrawnWords } from '../drawing/DrawnWords.ts';

const wordsIn = ({ element }: { element: HTMLElement }, text: string): DrawnWords[] => {
  const heading = element.querySelector('h2');
  const body = heading?.nextElementSibling;
  if (!heading || !(body instanceof HTMLElement)) return [];
  return [
    { text: heading.textContent ?? '', parts: [{ element: heading, start: 0 }] },
    { text, parts: [{ element: body, start: 0 }] },
  ];
};

/** Titles and texts that stand in a scroll, in its order; markup is left to the browser, which knows it better. */
export function sectionWords(sections: JoinedSections, reader: Reader): DrawnWords[] {
  const state = reader.getState();
  if (state.status !== 'reading' && state.status !== 'finished') return [];
  return state.list.chapters.flatMap((_, index) => {
    const section = sections.at(index);
    const opened = section?.isFilled === true ? reader.chapterAt(index) : undefined;
    const isText = opened?.status === 'ready' && opened.content.kind === 'text';
    return section && isText ? wordsIn(section, shownWords(opened.content)) : [];
  });
}
