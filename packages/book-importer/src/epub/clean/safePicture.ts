import { decodeXml } from '../xml/decodeXml.ts';
import { findElement } from '../xml/findElements.ts';
import { parseMarkup } from '../xml/parseMarkup.ts';
import { cleanSvg } from './cleanSvg.ts';
import { isBoundedDrawing } from './isBoundedDrawing.ts';
import { pictureType, type PictureType } from './pictureType.ts';

const MAX_SVG = 2 * 1024 * 1024;

export interface SafePicture extends PictureType {
  bytes: Uint8Array;
}

/** Gives `unbounded` for a drawing that would hold up a page, undefined for a format that is not shown. */
export function safePicture(bytes: Uint8Array): SafePicture | 'unbounded' | undefined {
  const type = pictureType(bytes);
  if (type?.extension !== 'svg') return type && { ...type, bytes };
  if (bytes.length > MAX_SVG) return undefined;
  const root = findElement(parseMarkup(decodeXml(bytes), 'xml'), 'svg');
  if (root && !isBoundedDrawing(root)) return 'unbounded';
  const drawing = root && cleanSvg(root);
  return drawing === undefined ? undefined : { ...type, bytes: new TextEncoder().encode(drawing) };
}
