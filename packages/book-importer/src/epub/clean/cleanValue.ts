import type { CssNode } from 'css-tree';
import generate from 'css-tree/generator';

const WORD = /^[a-z-]{1,40}$/i;
const COLOUR_FUNCTION = /^(?:rgb|rgba|hsl|hsla)$/;
const HEX = /^[0-9a-f]{3,8}$/i;

/** Absolute units as ems, at the browsers' usual size of 16 pixels. */
const TO_EM: Readonly<Record<string, number>> = { em: 1, rem: 1, ex: 0.5, ch: 0.5, px: 1 / 16, pt: 1 / 12 };
const MAX_EM = 20;
const MAX_PERCENT = 100;

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

export type Unit = 'length' | 'hairline' | 'relative';

/**
 * One part of a value, or undefined when it may not stay. Lengths become relative; `hairline` keeps pixels for borders,
 * `relative` (font sizes) refuses absolute units.
 */
export function cleanPart(node: CssNode, unit: Unit): string | undefined {
  const text = typeof node.value === 'string' ? node.value : '';
  const name = typeof node.name === 'string' ? node.name : '';
  switch (node.type) {
    case 'Identifier':
      return WORD.test(name) ? name : undefined;
    case 'Hash':
      return HEX.test(text) ? `#${text}` : undefined;
    case 'Number':
      return round(Number(text));
    case 'Percentage':
      return Math.abs(Number(text)) <= MAX_PERCENT * (unit === 'relative' ? 2.5 : 1)
        ? `${round(Number(text))}%`
        : undefined;
    case 'Dimension': {
      const measure = (node.unit ?? '').toLowerCase();
      const isAbsolute = measure === 'px' || measure === 'pt';
      const em = Number(text) * (TO_EM[measure] ?? Number.NaN);
      if (unit === 'hairline' && isAbsolute) return `${round(Math.min(4, Number(text)))}px`;
      if (!(Math.abs(em) <= MAX_EM) || (unit === 'relative' && isAbsolute)) return undefined;
      return `${round(em)}em`;
    }
    case 'Function':
      return COLOUR_FUNCTION.test(name) && !/var|calc|url|attr/i.test(generate(node)) ? generate(node) : undefined;
    default:
      return undefined;
  }
}
