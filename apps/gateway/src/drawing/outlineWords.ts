import { drawingFont } from './drawingFont.ts';

/** A tenth of a unit is finer than any screen shows a cover. */
const rounded = (number: string): string => String(Number(Number(number).toFixed(1)));

const shorten = (path: string): string => path.replaceAll(/\d+\.\d+/g, rounded).replaceAll(/ ?([A-Z]) ?/g, '$1');

/**
 * The SVG with shapes for its words, of the gateway's font, for words of which `needsOtherFonts` says no: alike on every
 * device, and no browser searches its fonts and sets text for a picture, which holds up its page on a slow phone.
 */
export async function outlineWords(svg: string): Promise<string> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { font: drawingFont(false) })
    .toString()
    .replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${shorten(path)}"`)
    .replaceAll(/\n\s*/g, '');
}
