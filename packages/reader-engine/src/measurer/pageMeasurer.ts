import { createFontMeasurer } from './createFontMeasurer.ts';
import { createPageRuler } from './createPageRuler.ts';
import type { MeasureFont, TextMeasurer } from './TextMeasurer.ts';

function createPageMeasurer(document: Document): MeasureFont {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('Text cannot be measured: this browser gives no canvas.');
  const fonts = new Map<string, TextMeasurer>();
  const ruler = createPageRuler(document);

  return (font) => {
    const key = `${font.weight}/${font.size}/${font.family}`;
    const known = fonts.get(key);
    if (known) return known;
    const made = createFontMeasurer(context, ruler, font);
    fonts.set(key, made);
    return made;
  };
}

// A document draws all its readers with the same fonts, so it has one measurer.
const measurers = new WeakMap<Document, MeasureFont>();

/** Widths as this page draws them; each font is measured once and remembered. */
export function pageMeasurer(document: Document): MeasureFont {
  const known = measurers.get(document);
  if (known) return known;
  const made = createPageMeasurer(document);
  measurers.set(document, made);
  return made;
}
