import { annotatedDay } from './annotatedDay.ts';
import type { AnnotationColour, LiveAnnotation } from './Annotation.ts';
import { quotedWords } from './TextRange.ts';

export const exportFormats = ['markdown', 'json', 'text'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportedBook {
  bookId: string;
  title: string;
  author: string;
}

export interface AnnotationExport {
  book: ExportedBook;
  annotations: readonly LiveAnnotation[];
  exportedAtMs: number;
  colourNames: Readonly<Record<AnnotationColour, string>>;
}

/** The last moment that a date can write; stamps of other devices may lie behind it. */
const LAST_MS = 8.64e15;

const isoMoment = (ms: number): string => new Date(Math.min(ms, LAST_MS)).toISOString();

/** Marks anywhere in a line, and those that begin a list, a rule or a heading where they begin it. */
const escaped = (line: string): string =>
  line.replace(/[\\`*_[\]<>#|~]|&(?=#?\w+;)|^[-+=]/g, '\\$&').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

const trimmedLines = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** Two blanks at the end of a line keep the next one apart from it. */
const markedUp = (text: string, prefix = ''): string =>
  trimmedLines(text)
    .map((line) => prefix + escaped(line))
    .join('  \n');

interface Chapter {
  title: string;
  annotations: LiveAnnotation[];
}

function byChapter(annotations: readonly LiveAnnotation[]): readonly Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const annotation of annotations) {
    const { chapterTitle: title, range } = annotation.highlight;
    const chapter = chapters.get(range.chapterId) ?? { title, annotations: [] };
    chapter.annotations.push(annotation);
    chapters.set(range.chapterId, chapter);
  }
  return [...chapters.values()];
}

function markdown({ book, annotations, exportedAtMs, colourNames }: AnnotationExport): string {
  const parts = byChapter(annotations).flatMap((chapter) => [
    `## ${escaped(chapter.title)}`,
    ...chapter.annotations.flatMap(({ highlight, note }) => [
      markedUp(quotedWords(highlight.range), '> '),
      ...(note.text === '' ? [] : [markedUp(note.text)]),
      `*${colourNames[highlight.colour]} · ${annotatedDay(highlight.createdAtMs)}*`,
    ]),
  ]);
  const facts = `${escaped(book.author)} · ${annotations.length}条 · ${annotatedDay(exportedAtMs)}导出`;
  return `${[`# 《${escaped(book.title)}》划线和笔记`, facts, ...parts].join('\n\n')}\n`;
}

function plainText({ book, annotations, exportedAtMs, colourNames }: AnnotationExport): string {
  const parts = byChapter(annotations).flatMap((chapter) => [
    chapter.title,
    ...chapter.annotations.map(({ highlight, note }) =>
      [
        trimmedLines(quotedWords(highlight.range)).join('\n'),
        ...(note.text === '' ? [] : [`笔记：${note.text}`]),
        `（${colourNames[highlight.colour]}，${annotatedDay(highlight.createdAtMs)}）`,
      ].join('\n'),
    ),
  ]);
  const facts = `${book.author}，${annotations.length}条，${annotatedDay(exportedAtMs)}导出`;
  return `${[`《${book.title}》划线和笔记`, facts, ...parts].join('\n\n')}\n`;
}

const jsonBook = ({ book, annotations }: AnnotationExport): object => ({
  book,
  annotations: annotations.map(({ id, highlight, note }) => ({
    id,
    ...highlight.range,
    chapterTitle: highlight.chapterTitle,
    colour: highlight.colour,
    note: note.text,
    createdAt: isoMoment(highlight.createdAtMs),
    updatedAt: isoMoment(Math.max(highlight.at.time, note.at.time)),
  })),
});

const jsonFile = (exportedAtMs: number, content: object): string =>
  `${JSON.stringify({ format: 'shuye-annotations', version: 1, exportedAt: isoMoment(exportedAtMs), ...content }, undefined, 2)}\n`;

const json = (content: AnnotationExport): string => jsonFile(content.exportedAtMs, jsonBook(content));

const writers: Readonly<Record<ExportFormat, (content: AnnotationExport) => string>> = {
  markdown,
  json,
  text: plainText,
};

/** The annotations of a book as a file to be taken along; the formats are described in `docs/annotations.md`. */
export const exportAnnotations = (format: ExportFormat, content: AnnotationExport): string => writers[format](content);

/** Those of several books in one file: texts one after the other, JSON with a list of `books`. */
export const exportBooks = (
  format: ExportFormat,
  exportedAtMs: number,
  books: ReadonlyArray<Omit<AnnotationExport, 'exportedAtMs'>>,
): string => {
  const contents = books.map((book) => ({ ...book, exportedAtMs }));
  return format === 'json'
    ? jsonFile(exportedAtMs, { books: contents.map(jsonBook) })
    : contents.map(writers[format]).join('\n');
};
