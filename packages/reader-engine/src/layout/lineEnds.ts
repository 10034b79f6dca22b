import { CharKind, charKind } from './charKind.ts';

const HALF_WIDTH_CLOSERS = ',.!?;:)]}%';
const HALF_WIDTH_OPENERS = '([{$';

/** May a line never begin with this character? Straight quotes depend on their pairing and are left out. */
export function isForbiddenAtStart(char: string): boolean {
  const kind = charKind(char.charCodeAt(0));
  return (
    kind === CharKind.Closing ||
    kind === CharKind.Clinging ||
    kind === CharKind.Ellipsis ||
    HALF_WIDTH_CLOSERS.includes(char.charAt(0))
  );
}

export function isForbiddenAtEnd(char: string): boolean {
  const kind = charKind(char.charCodeAt(0));
  return kind === CharKind.Opening || kind === CharKind.Leading || HALF_WIDTH_OPENERS.includes(char.charAt(0));
}
