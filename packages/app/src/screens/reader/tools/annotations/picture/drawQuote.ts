import { brand } from '@shuye/core-domain/brand';
import type { ReaderFont } from '@shuye/reader-engine/paged';
import { quoteLayout, type Quotation, type QuoteLayout } from './quoteLayout.ts';

/** Dots a px: a picture is looked at on sharp screens. */
const SCALE = 3;
/** Beyond this height one is drawn with fewer dots: the oldest kernels hold 16 million. */
const MAX_HEIGHT = 1500;

const value = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const canvasFont = ({ family, size, weight }: ReaderFont): string => `${weight} ${size}px ${family}`;

interface Ink {
  ground: string;
  ink: string;
  seal: string;
}

/** The corners of 「 and 」 around the quotation, drawn by lines. */
function drawCorners(context: CanvasRenderingContext2D, { left, width, quote }: QuoteLayout, seal: string): void {
  const [length, right] = [22, width - left];
  context.strokeStyle = seal;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(left, quote.top - 8);
  context.lineTo(left, quote.top - 8 - length);
  context.lineTo(left + length, quote.top - 8 - length);
  context.moveTo(right, quote.bottom + 8);
  context.lineTo(right, quote.bottom + 8 + length);
  context.lineTo(right - length, quote.bottom + 8 + length);
  context.stroke();
}

function drawSeal(context: CanvasRenderingContext2D, layout: QuoteLayout, { ground, seal }: Ink): void {
  const { x, y, size } = layout.seal;
  const radius = 5;
  context.fillStyle = seal;
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arcTo(x + size, y, x + size, y + size, radius);
  context.arcTo(x + size, y + size, x, y + size, radius);
  context.arcTo(x, y + size, x, y, radius);
  context.arcTo(x, y, x + size, y, radius);
  context.fill();
  context.fillStyle = ground;
  context.font = canvasFont({ ...layout.title.font, size: 15 });
  context.textAlign = 'center';
  Array.from(brand.name.slice(0, 2)).forEach((letter, at) =>
    context.fillText(letter, x + size / 2, y + 17 + at * 16.5),
  );
  context.textAlign = 'left';
}

/** Draws a highlight as a page of paper with the book's name and our seal. @throws Error where there is no canvas. */
export async function drawQuote(quotation: Quotation): Promise<Blob> {
  const { pageMeasurer, textLines } = await import('@shuye/reader-engine/paged');
  const measure = pageMeasurer(document);
  const layout = quoteLayout(quotation, value('--font-song'), value('--font-sans'), (text, font, column) =>
    textLines(text, measure(font), column),
  );
  const ink: Ink = { ground: value('--cover-8-ground'), ink: value('--cover-8-ink'), seal: value('--cover-8-seal') };
  const canvas = document.createElement('canvas');
  const scale = layout.height > MAX_HEIGHT ? SCALE - 1 : SCALE;
  canvas.width = layout.width * scale;
  canvas.height = layout.height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A picture cannot be drawn: this browser gives no canvas.');
  context.scale(scale, scale);
  context.fillStyle = ink.ground;
  context.fillRect(0, 0, layout.width, layout.height);
  drawCorners(context, layout, ink.seal);
  context.fillStyle = ink.ink;
  for (const { font, lines } of [layout.quote, layout.title, layout.source]) {
    context.font = canvasFont(font);
    for (const { text, y } of lines) context.fillText(text, layout.left, y);
  }
  drawSeal(context, layout, ink);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture could not be written.'))), 'image/png'),
  );
}
