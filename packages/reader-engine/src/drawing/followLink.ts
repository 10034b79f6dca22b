import type { ReadyChapter } from '../chapters/ReadyChapter.ts';
import type { InnerLink } from '../place/InnerLink.ts';
import type { Reader } from '../Reader.ts';

/** Whether a chapter holds what a link means; a link to a chapter means its start. */
const holds = (content: ReadyChapter, { fragment }: InnerLink): boolean =>
  fragment === '' || (content.kind === 'markup' && content.flow.offsetOf(fragment) !== undefined);

/** Calls back with the chapter that is gone to as soon as it can be read; never where the reader goes elsewhere. */
function whenRead(reader: Reader, chapterId: string, run: (content: ReadyChapter) => void): void {
  const look = (): void => {
    const state = reader.getState();
    const isThere = state.status === 'reading' && state.chapter.chapter.chapterId === chapterId;
    if (isThere && state.chapter.status === 'loading') return;
    stop();
    if (isThere && state.chapter.status === 'ready') run(state.chapter.content);
  };
  const stop = reader.subscribe(look);
  look();
}

/**
 * Follows a link from the chapter it stands in. What it leads to may not be there: that is told at once where there is
 * nothing to go to, else when the chapter has come.
 */
export function followLink(reader: Reader, link: InnerLink, own: ReadyChapter, onLost: () => void): void {
  const isNear = link.chapterId === own.chapter.chapterId;
  if ((isNear && !holds(own, link)) || !reader.follow(link)) {
    onLost();
    return;
  }
  if (isNear) return;
  whenRead(reader, link.chapterId, (content) => {
    if (!holds(content, link)) onLost();
  });
}
