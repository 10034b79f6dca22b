import type { FlatEntry } from './flattenNavigation.ts';
import { idPlaces } from './idPlaces.ts';
import type { SpineDocument } from './SpineDocument.ts';
import { findElement } from './xml/findElements.ts';
import type { MarkupElement } from './xml/MarkupNode.ts';
import { textOf } from './xml/textOf.ts';
import { createSlicer } from './createSlicer.ts';

/** A document of the reading order, or the part of one, that becomes a chapter. */
export interface PlannedChapter {
  path: string;
  title: string;
  level: number;
  volume?: number;
  /** Ids of the elements between which it lies. */
  from?: string;
  to?: string;
}

const HEADINGS = ['h1', 'h2', 'h3'];
const MAX_TITLE = 120;
const PICTURES = ['img', 'image', 'svg', 'object'];

const headingOf = (body: MarkupElement): string | undefined => {
  const heading = HEADINGS.map((name) => findElement(body, name)).find((element) => element !== undefined);
  return heading && textOf(heading).slice(0, MAX_TITLE);
};

export const isBlank = (body: MarkupElement): boolean =>
  textOf(body) === '' && PICTURES.every((name) => findElement(body, name) === undefined);

/** The lines of the table of contents that begin a chapter of this document: the outermost ones. */
function outermost(entries: readonly FlatEntry[]): FlatEntry[] {
  const level = entries.reduce((least, entry) => Math.min(least, entry.level), Infinity);
  return entries.filter((entry) => entry.level === level);
}

interface Running {
  title: string;
  level: number;
  volume?: number;
  continued: number;
}

const place = ({ level, volume }: Pick<FlatEntry, 'level' | 'volume'>) => ({
  level,
  ...(volume === undefined ? {} : { volume }),
});

/** Chapters of one document: one, or several where the table of contents leads to several places on its first level. */
function planDocument(
  document: SpineDocument,
  entries: readonly FlatEntry[],
  bookTitle: string,
  above: Running,
): PlannedChapter[] {
  const { path, body } = document;
  const places = idPlaces(body);
  const heads = outermost(entries);
  const inside = heads
    .filter(({ fragment }) => places.has(fragment))
    .sort((one, other) => (places.get(one.fragment) ?? 0) - (places.get(other.fragment) ?? 0))
    .filter(({ fragment }, at, sorted) => fragment !== sorted[at - 1]?.fragment);
  const whole = heads.find(({ fragment }) => !places.has(fragment));
  const splits = inside.length > 1 || (inside.length === 1 && whole !== undefined);

  if (!splits) {
    const [entry] = heads;
    if (entry) return [{ path, title: entry.title, ...place(entry) }];
    const own = headingOf(body) ?? (document.title === bookTitle ? '' : document.title.slice(0, MAX_TITLE));
    return [
      {
        path,
        title: own || (above.title ? `${above.title}（续${above.continued > 1 ? above.continued : ''}）` : bookTitle),
        ...place(above),
      },
    ];
  }

  const parts = inside.map((entry, at): PlannedChapter => {
    const to = inside[at + 1]?.fragment;
    return { path, title: entry.title, ...place(entry), from: entry.fragment, ...(to === undefined ? {} : { to }) };
  });
  const [first] = inside;
  const front = createSlicer(body)(undefined, first?.fragment);
  if (isBlank(front) || !first) return parts;
  return [
    { path, title: whole?.title ?? headingOf(front) ?? bookTitle, ...place(first), to: first.fragment },
    ...parts,
  ];
}

function entriesByPath(entries: readonly FlatEntry[]): Map<string, FlatEntry[]> {
  const byPath = new Map<string, FlatEntry[]>();
  for (const entry of entries) {
    if (entry.path === undefined || entry.title === '') continue;
    const own = byPath.get(entry.path) ?? [];
    own.push(entry);
    byPath.set(entry.path, own);
  }
  return byPath;
}

export function planChapters(
  documents: Iterable<SpineDocument>,
  entries: readonly FlatEntry[],
  bookTitle: string,
): PlannedChapter[] {
  const chapters: PlannedChapter[] = [];
  const entriesOf = entriesByPath(entries);
  let above: Running = { title: '', level: 1, continued: 1 };
  for (const document of documents) {
    const own = entriesOf.get(document.path) ?? [];
    const planned = planDocument(document, own, bookTitle, above);
    for (const chapter of planned) chapters.push(chapter);
    const last = planned.at(-1);
    if (last && own.length > 0) above = { title: last.title, ...place(last), continued: 1 };
    else above = { ...above, continued: above.continued + 1 };
  }
  return chapters;
}
