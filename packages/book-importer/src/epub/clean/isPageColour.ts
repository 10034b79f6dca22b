const NAMES: Readonly<Record<string, number>> = { black: 0, white: 255, snow: 250, ivory: 250 };
const DARK = 0x44;
const LIGHT = 0xee;

function channels(colour: string): number[] | undefined {
  const named = NAMES[colour.toLowerCase()];
  if (named !== undefined) return [named, named, named];
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (hex)
    return (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex).match(/../g)?.map((pair) => Number.parseInt(pair, 16));
  const numbers = /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/.exec(colour.replaceAll(' ', ''));
  return numbers?.slice(1).map(Number);
}

/** Whether a colour only repeats that pages are white and ink is black; under a dark theme it would hide the text. */
export function isPageColour(property: string, colour: string): boolean {
  const values = channels(colour);
  if (!values) return false;
  if (property === 'color') return values.every((value) => value <= DARK);
  return property.startsWith('background') && values.every((value) => value >= LIGHT);
}
