import type { Viewport } from '../layout/pageGeometry.ts';
import { setProperties } from '../page/textSetting.ts';

/** A picture that is not higher, px, and stands among words is a character that fonts lack, or a mark. */
const HIGHEST_MARK = 64;
/** Height of such a picture in its line, em. */
const MARK_EMS = 1.2;

const LINE_OF = 'p, li, td, th, dd, dt, h1, h2, h3, h4, h5, h6, blockquote, div';

const standsAmongWords = (picture: Element): boolean => /[^\s\u2060]/.test(picture.closest(LINE_OF)?.textContent ?? '');

/** Pictures never leave their page, whatever the book says, and keep their shape; those among words keep to their line. */
export function fitPictures(root: ParentNode, page: Viewport, fontSize: number): void {
  for (const picture of Array.from(root.querySelectorAll('img'))) {
    const [width, height] = [picture.width, picture.height];
    const isKnown = width > 0 && height > 0;
    if (isKnown && height <= HIGHEST_MARK && standsAmongWords(picture)) {
      const drawn = Math.min(height, MARK_EMS * fontSize);
      const size = { width: `${(width * drawn) / height}px`, height: `${drawn}px` };
      setProperties(picture, { display: 'inline', 'vertical-align': 'middle', 'text-indent': '0', ...size });
      continue;
    }
    const scale = Math.min(1, page.width / width, page.height / height);
    // Fixed, so that no page moves when pictures arrive; in a box narrower than the page the picture is drawn smaller in it.
    const size = isKnown
      ? { width: `${width * scale}px`, height: `${height * scale}px`, 'object-fit': 'contain' }
      : { height: 'auto' };
    setProperties(picture, { 'max-width': '100%', 'max-height': `${page.height}px`, 'break-inside': 'avoid', ...size });
  }
}
