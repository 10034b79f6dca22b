import type { Viewport } from '../layout/pageGeometry.ts';

/** Height of a line of a caption and of the space around one, em of the text; books differ little. */
const LINE_EMS = 1.5;
const SPACE_EMS = 2;
/** A picture is not made smaller than this part of the page for the sake of its words. */
const MAX_PAGE_SHARE = 0.5;

/** About how much of a page the words below a picture need, px; 0 where there are none. */
export function captionRoom(picture: Element, page: Viewport, fontSize: number): number {
  const words = picture.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? '';
  if (words === '') return 0;
  const lines = Math.ceil((words.length * fontSize) / page.width);
  return Math.min((lines * LINE_EMS + SPACE_EMS) * fontSize, page.height * MAX_PAGE_SHARE);
}
