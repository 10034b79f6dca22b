import type { Locator, Page } from '@playwright/test';

export interface Pixels {
  /** Red, green and blue of the four corners, 0 to 255; the first is the top left one. */
  corners: number[][];
  /** The lightest red, green or blue anywhere, 0 to 255. */
  lightest: number;
  /** How many are of the colour that was asked for. */
  ofColour: number;
}

const isPage = (target: Page | Locator): target is Page => 'goto' in target;

/** What the screen, or a part of it, shows at this moment, whatever of the page is still on its way. */
export async function pixelsOf(target: Page | Locator, colour = 'transparent'): Promise<Pixels> {
  const png = (await target.screenshot({ scale: 'css' })).toString('base64');
  const page = isPage(target) ? target : target.page();
  return page.evaluate(readPixels, { data: png, colour });
}

async function readPixels({ data, colour }: { data: string; colour: string }): Promise<Pixels> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${data}`;
  await picture.decode();
  const { width, height } = picture;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This kernel draws nothing.');
  pen.drawImage(picture, 0, 0);
  const all = pen.getImageData(0, 0, width, height).data;
  const at = (x: number, y: number): number[] => {
    const from = (y * width + x) * 4;
    return Array.from(all.slice(from, from + 3));
  };
  const right = width - 3;
  const bottom = height - 3;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = colour;
  // A system's colours may be half transparent; here they lie on black.
  const [r = 0, g = 0, b = 0, alpha = 1] = (getComputedStyle(probe).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  const isNear = (part: number | undefined, whole: number): boolean => Math.abs((part ?? 0) - whole * alpha) < 2;
  const isOfColour = (from: number): boolean =>
    from % 4 === 0 && isNear(all[from], r) && isNear(all[from + 1], g) && isNear(all[from + 2], b);
  return {
    corners: [at(2, 2), at(right, 2), at(2, bottom), at(right, bottom)],
    lightest: all.reduce((most, part, index) => (index % 4 === 3 ? most : Math.max(most, part)), 0),
    ofColour: all.reduce((count, _, index) => count + (isOfColour(index) ? 1 : 0), 0),
  };
}
