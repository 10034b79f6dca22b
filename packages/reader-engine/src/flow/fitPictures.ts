import type { Viewport } from '../layout/pageGeometry.ts';
import { setProperties } from '../drawing/textSetting.ts';
import { captionRoom } from './captionRoom.ts';
import { isInline } from './isInline.ts';

/** Height of a picture in its line, em. */
const MARK_EMS = 1.2;

/** Pictures never leave their page, whatever the book says, and keep their shape; those among words keep to their line. */
export function fitPictures(root: ParentNode, page: Viewport, fontSize: number): void {
  for (const picture of Array.from(root.querySelectorAll('img'))) {
    const [width, height] = [picture.width, picture.height];
    if (isInline(picture)) {
      const drawn = Math.min(height, MARK_EMS * fontSize);
      const size = { width: `${(width * drawn) / height}px`, height: `${drawn}px` };
      setProperties(picture, { display: 'inline', 'vertical-align': 'middle', 'text-indent': '0', ...size });
      continue;
    }
    const highest = page.height - captionRoom(picture, page, fontSize);
    const scale = Math.min(1, page.width / width, highest / height);
    // Fixed, so that no page moves when pictures arrive; in a box narrower than the page the picture is drawn smaller in it.
    const size =
      width > 0 && height > 0
        ? { width: `${width * scale}px`, height: `${height * scale}px`, 'object-fit': 'contain' }
        : { height: 'auto' };
    setProperties(picture, { 'max-width': '100%', 'max-height': `${highest}px`, 'break-inside': 'avoid', ...size });
  }
}
