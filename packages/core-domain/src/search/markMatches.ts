export interface MarkedPart {
  start: number;
  text: string;
  isMatch: boolean;
}

/** What separates words; letters, digits and characters of every script do not. */
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~\u2010-\u2027\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20·]+/;
const LATIN = /^[\u0000-\u024F]+$/;

/** One character as it is compared: without case, and without width. */
const folded = (character: string): string => character.normalize('NFKC').toLowerCase();

const piecesAt = (characters: readonly string[], piece: readonly string[]): number[] =>
  characters.flatMap((_, at) => (piece.every((one, offset) => characters[at + offset] === one) ? [at] : []));

const placesOf = (characters: readonly string[], piece: readonly string[]): number[] =>
  piecesAt(characters, piece).flatMap((at) => piece.map((_, offset) => at + offset));

/** A word that does not stand there whole is found by its pairs of neighbours, as the server finds books by them. */
function matchedPlaces(characters: readonly string[], word: string): number[] {
  const sought = [...word].map(folded);
  const whole = placesOf(characters, sought);
  if (whole.length > 0 || LATIN.test(word)) return whole;
  const pairs = sought.slice(1).map((character, at) => [sought[at] ?? '', character]);
  return pairs.filter((pair) => !LATIN.test(pair.join(''))).flatMap((pair) => placesOf(characters, pair));
}

/** Cuts a text into parts that the searched word matches and parts that it does not; joined they are the text. */
export function markMatches(text: string, word: string): readonly MarkedPart[] {
  const characters = [...text];
  const compared = characters.map(folded);
  const words = word.split(BETWEEN_WORDS).filter((part) => part !== '');
  const matched = new Set(words.flatMap((part) => matchedPlaces(compared, part)));

  const parts: MarkedPart[] = [];
  for (const [at, character] of characters.entries()) {
    const isMatch = matched.has(at);
    const last = parts[parts.length - 1];
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ start: at, text: character, isMatch });
  }
  return parts;
}
