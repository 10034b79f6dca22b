import type { ColorName } from './tokens.ts';

interface ColorPair {
  on: ColorName;
  colors: readonly ColorName[];
}

/** Least contrast of text on its ground. */
export const TEXT_CONTRAST = 4.5;
/** Least contrast of icons and of borders that show what can be touched. */
export const MARK_CONTRAST = 3;

const texts = ['ink', 'ink-2', 'ink-3', 'seal', 'gold', 'jade'] as const;

/** Every text colour with every ground it may stand on. */
export const textPairs: readonly ColorPair[] = [
  { on: 'paper', colors: texts },
  { on: 'raised', colors: texts },
  { on: 'sunken', colors: texts },
  { on: 'seal', colors: ['on-seal'] },
  { on: 'seal-pressed', colors: ['on-seal'] },
  { on: 'gold', colors: ['on-gold'] },
  { on: 'jade', colors: ['on-jade'] },
  { on: 'ink', colors: ['on-ink'] },
  { on: 'seal-soft', colors: ['ink', 'ink-2', 'seal'] },
  { on: 'gold-soft', colors: ['ink', 'ink-2', 'gold'] },
  { on: 'jade-soft', colors: ['ink', 'ink-2', 'jade'] },
];

/** Filled controls and borders against the ground around them. */
export const markPairs: readonly ColorPair[] = [
  { on: 'paper', colors: ['seal', 'seal-pressed', 'ink-3', 'gold', 'jade', 'ink'] },
  { on: 'raised', colors: ['seal', 'seal-pressed', 'ink-3', 'gold', 'jade', 'ink'] },
  { on: 'sunken', colors: ['seal', 'seal-pressed', 'ink-3', 'gold', 'jade', 'ink'] },
];
