import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';

/** A picture unfolds to four bytes a pixel, whatever its file weighs. */
const MAX_PIXELS = 4_000_000;

const TYPES: Readonly<Record<string, string>> = { '.png': 'image/png', '.jpg': 'image/jpeg' };

/**
 * A cover as an address that holds it; undefined for one that cannot be drawn within bounds: its card shows the drawn cover.
 * A drawing is no picture here, since it might name other files.
 */
export async function loadPicture(dataDir: string, coverFile: string): Promise<string | undefined> {
  const type = TYPES[extname(coverFile)];
  if (type === undefined) return undefined;
  try {
    const bytes = await readFile(join(dataDir, 'covers', coverFile));
    const { width, height } = imageSize(bytes);
    return width * height > MAX_PIXELS ? undefined : `data:${type};base64,${bytes.toString('base64')}`;
  } catch {
    // A cover that is gone or torn takes no card from its book.
    return undefined;
  }
}
