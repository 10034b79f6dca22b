import type { Viewport } from '../layout/pageGeometry.ts';
import { setProperties } from '../page/textSetting.ts';

/** Pictures never leave their page, whatever the book says, and keep their shape. */
export function fitPictures(root: ParentNode, page: Viewport): void {
  for (const picture of Array.from(root.querySelectorAll('img'))) {
    const [width, height] = [picture.width, picture.height];
    const scale = Math.min(1, page.width / width, page.height / height);
    const size =
      width > 0 && height > 0 ? { width: `${width * scale}px`, height: `${height * scale}px` } : { height: 'auto' };
    setProperties(picture, { 'max-width': '100%', 'max-height': `${page.height}px`, 'break-inside': 'avoid', ...size });
  }
}
