import type { Page } from '@playwright/test';

export interface Pixels {
  /** Red, green and blue of the four corners, 0 to 255; the first is the top left one. */
  corners: number[][];
  /** The lightest red, green or blue anywhere, 0 to 255. */
  lightest: number;
}

/** What the screen shows at this moment, whatever of the page is still on its way. */
export async function pixelsOf(page: Page): Promise<Pixels> {
  const png = (await page.screenshot({ scale: 'css' })).toString('base64');
  return page.evaluate(async (data) => {
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
    return {
      corners: [at(2, 2), at(right, 2), at(2, bottom), at(right, bottom)],
      lightest: all.reduce((most, part, index) => (index % 4 === 3 ? most : Math.max(most, part)), 0),
    };
  }, png);
}
