import { drawingFont } from './drawingFont.ts';

/** Draws an SVG as PNG in a thread of its own; what draws is loaded by the first picture that is asked for. */
export async function drawPng(svg: string, { loadSystemFonts }: { loadSystemFonts: boolean }): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const picture = await renderAsync(svg, { font: drawingFont(loadSystemFonts) });
  return picture.asPng();
}
