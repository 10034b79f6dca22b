/** Characters a minute that may be chosen. */
export const paces = { slowest: 150, fastest: 1200, step: 50, usual: 400 } as const;

/** A page with hardly any text is shown for this long at least, ms. */
const SHORTEST_PAGE_MS = 2500;
/** Lines are at most this wide, as the page sets them, px. */
const MAX_MEASURE = 680;

/** Lengths in px. */
export interface TextBlock {
  fontSize: number;
  /** Ratio to the font size. */
  lineHeight: number;
  /** The margin at each side. */
  margin: number;
  width: number;
}

const charactersOfLine = ({ fontSize, margin, width }: TextBlock): number =>
  Math.max(1, Math.floor(Math.min(MAX_MEASURE, width - 2 * margin) / fontSize));

/** Gives the speed of a scroll, px a second, at which `pace` characters a minute pass. */
export const scrollSpeed = (pace: number, block: TextBlock): number =>
  (pace / 60 / charactersOfLine(block)) * block.fontSize * block.lineHeight;

/** Characters that fit on a screen of the scroll. */
export const charactersOfScreen = (block: TextBlock, height: number): number =>
  charactersOfLine(block) * Math.max(1, Math.floor(height / (block.fontSize * block.lineHeight)));

/** Gives the time of a page of so many characters, ms. */
export const pageTime = (pace: number, characters: number): number =>
  Math.max(SHORTEST_PAGE_MS, (characters / pace) * 60_000);
