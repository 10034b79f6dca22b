import { bodyLength } from './bodyLength.ts';
import { titleKey } from './ContentsFinder.ts';
import { isPersonName } from './isPersonName.ts';
import type { HeadingCandidate } from './TextSurvey.ts';

/** A book names its authors under all titles or at the foot of all texts, or nowhere. */
const SHARE = 0.6;
/** At least this share of names that differ begin with a surname. */
const NAMED_SHARE = 0.8;
/** Columns by which the middles of lines of one kind differ. */
const SAME_MIDDLE = 4;

interface Evidence {
  /** Names that the file's name, its first lines or its prefaces tell. */
  authors: readonly string[];
  /** Characters of the file. */
  words: number;
  /** Whether what follows a line may be the text of a chapter. */
  startsText: (line: HeadingCandidate) => boolean;
}

/** A line that stands by itself, with what is above and below. */
interface Standing {
  line: HeadingCandidate;
  key: string;
  /** No text between this line and the one above or below. */
  isUnder: boolean;
  isBare: boolean;
}

function placesOf(lines: readonly HeadingCandidate[], { words, startsText }: Evidence): Standing[] {
  return lines.map((line, at) => {
    const above = lines[at - 1];
    return {
      line,
      key: titleKey(line.text),
      isUnder: above !== undefined && bodyLength(above, line, words) <= 0,
      isBare: !startsText(line) || (lines[at + 1] !== undefined && bodyLength(line, lines[at + 1], words) <= 0),
    };
  });
}

const isNamed = ({ line }: Standing): boolean => isPersonName(line.text);

/** Takes all lines if nearly all of them read like names, else none. */
const ifNamed = (lines: readonly Standing[], enough: number): readonly Standing[] =>
  lines.length >= Math.max(2, enough) && lines.filter(isNamed).length >= lines.length * NAMED_SHARE ? lines : [];

/** Texts that come again and again: no text under them, or under nearly every title. */
function repeatedNames(places: readonly Standing[], stories: number): Standing[] {
  const groups = new Map<string, Standing[]>();
  for (const place of places) groups.set(place.key, [...(groups.get(place.key) ?? []), place]);
  return [...groups.values()].flatMap((group) => {
    const bare = group.filter(({ isBare }) => isBare).length;
    const under = group.filter(({ isUnder, isBare }) => isUnder && !isBare).length;
    const isForm = under > 0 && (under >= stories * SHARE || group.every(isNamed));
    const isName = bare + under >= 2 && (bare + under) * 2 > group.length && (under === 0 || bare > 0 || isForm);
    return isName ? group : [];
  });
}

/** Whether another title above a text is set in the same way. */
const hasTwin = ({ line }: Standing, titles: readonly Standing[]): boolean =>
  titles.some(
    ({ line: other }) =>
      other !== line &&
      other.blanksAfter === line.blanksAfter &&
      Math.abs(other.indent + other.width - line.indent - line.width) <= SAME_MIDDLE * 2,
  );

/** Names that come once each, known by their place: under each title, or above each title but the first. */
function namesByPlace(places: readonly Standing[]): readonly Standing[] {
  const stories = places.filter(({ isBare }) => !isBare);
  const under = stories.filter(({ isUnder }) => isUnder);
  const between = places.filter((place) => place.isUnder && place.isBare && isNamed(place));
  const feet = places.filter(({ isUnder, isBare, line }) => isBare && !isUnder && line.wordsBefore > 0);
  const [only] = under;
  const isLone = under.length === 1 && only && isNamed(only) && !hasTwin(only, stories);
  return [
    ...between,
    ...ifNamed(under, stories.length * SHARE),
    ...ifNamed(feet, (stories.length - 1) * SHARE),
    ...(isLone ? [only] : []),
  ];
}

/**
 * Tells names of authors from titles among the lines that stand by themselves. A name needs evidence: it is told
 * elsewhere, comes again and again, or stands where only names stand in this book.
 */
export function findSignatures(lines: readonly HeadingCandidate[], evidence: Evidence): ReadonlySet<HeadingCandidate> {
  const places = placesOf(lines, evidence).filter(({ line }) => !line.heading);
  const known = new Set(evidence.authors.map(titleKey));
  const told = places.filter(({ key, isUnder, isBare }) => known.has(key) && (isUnder || isBare));
  const stories = places.filter(({ isBare, line }) => !isBare && !known.has(titleKey(line.text))).length;
  const repeated = repeatedNames(places, stories);
  const certain = new Set([...told, ...repeated].map(({ line }) => line));
  const rest = placesOf(
    lines.filter((line) => !certain.has(line)),
    evidence,
  ).filter(({ line }) => !line.heading);
  return new Set([...certain, ...namesByPlace(rest).map(({ line }) => line)]);
}
