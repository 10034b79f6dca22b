import { createFontMeasurer } from './createFontMeasurer.ts';
import { createPageRuler } from './createPageRuler.ts';
import type { FontTraits } from './FontTraits.ts';
import { scaledMeasurer } from './scaledMeasurer.ts';
import type { MeasureFont, ReaderFont, TextMeasurer } from './TextMeasurer.ts';

interface Face {
  traits: FontTraits;
  first: ReaderFont;
  measurer: TextMeasurer;
}

function createPageMeasurer(document: Document): MeasureFont {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('Text cannot be measured: this browser gives no canvas.');
  const fonts = new Map<string, TextMeasurer>();
  const faces = new Map<string, Face>();
  const ruler = createPageRuler(document);

  const firstSize = (first: ReaderFont): TextMeasurer => {
    const traits: FontTraits = { digitsAreEven: undefined, marksAreFull: undefined };
    const measurer = createFontMeasurer(context, ruler, first, traits);
    faces.set(`${first.weight}/${first.family}`, { traits, first, measurer });
    return measurer;
  };

  // A title is ragged, and drawn on one page of a chapter: what rounding changes from size to size is not seen there.
  const anotherSize = ({ traits, first, measurer }: Face, font: ReaderFont): TextMeasurer =>
    font.weight === 600
      ? scaledMeasurer(measurer, font.size / first.size)
      : createFontMeasurer(context, ruler, font, traits);

  return (font) => {
    const key = `${font.weight}/${font.size}/${font.family}`;
    const known = fonts.get(key);
    if (known) return known;
    const face = faces.get(`${font.weight}/${font.family}`);
    const made = face ? anotherSize(face, font) : firstSize(font);
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
