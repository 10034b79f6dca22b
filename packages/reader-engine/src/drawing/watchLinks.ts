import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import type { FlowLink } from '../flow/linkOf.ts';
import type { Reader } from '../Reader.ts';
import { followLink } from './followLink.ts';
import type { Note } from './ReaderView.ts';

export interface LinkOptions {
  element: HTMLElement;
  reader: Reader;
  chapterOf: (element: Element) => OpenedChapter | undefined;
  onNote: ((note: Note) => void) | undefined;
}

/** Takes taps on links: notes open in place, other links of the book are followed. The function returned ends it. */
export function watchLinks({ element, reader, chapterOf, onNote }: LinkOptions): () => void {
  let isOver = false;

  const indexOf = (chapterId: string): number => {
    const state = reader.getState();
    return state.status === 'reading'
      ? state.list.chapters.findIndex((chapter) => chapter.chapterId === chapterId)
      : -1;
  };

  /** Reads other chapters too, since many books keep their notes at the end. */
  const chapterWith = async (link: FlowLink, own: ReadyChapter): Promise<ReadyChapter | undefined> => {
    if (link.chapterId === own.chapter.chapterId) return own;
    try {
      return await reader.read(indexOf(link.chapterId));
    } catch {
      // The reader goes to a chapter that could not be fetched here, which shows its fault.
      return undefined;
    }
  };

  const open = async (link: FlowLink, own: ReadyChapter, anchor: DOMRect): Promise<void> => {
    const content = link.isNote && onNote ? await chapterWith(link, own) : undefined;
    const note = content?.kind === 'markup' ? content.flow.noteOf(link.fragment) : undefined;
    if (isOver) return;
    if (note && onNote) onNote({ ...note, anchor });
    else followLink(reader, link, own, () => element.dispatchEvent(new CustomEvent('lostlink', { detail: link })));
  };

  const onClick = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const opened = anchor ? chapterOf(anchor) : undefined;
    if (!anchor || opened?.status !== 'ready' || opened.content.kind !== 'markup') return;
    event.preventDefault();
    const link = opened.content.flow.linkOf(anchor, opened.chapter.chapterId);
    if (link) void open(link, opened.content, anchor.getBoundingClientRect());
  };

  element.addEventListener('click', onClick);
  return () => {
    isOver = true;
    element.removeEventListener('click', onClick);
  };
}
