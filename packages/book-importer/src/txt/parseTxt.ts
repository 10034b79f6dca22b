import { withCleanNames } from '../cleanNames.ts';
import { ImportFailure } from '../ImportFailure.ts';
import type { ImportedBook, ImportedChapter, OutlineEntry } from '../ImportedBook.ts';
import type { ByteSource } from '../source/ByteSource.ts';
import { CentredLines } from './CentredLines.ts';
import { chooseOutline } from './chooseOutline.ts';
import { detectEncoding } from './detectEncoding.ts';
import { parseFileName, parseHeadNames, titleOfFirstLine } from './parseNames.ts';
import { outlineByPattern } from './outlineByPattern.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { streamLines } from './streamLines.ts';
import { streamParts } from './streamParts.ts';
import { streamPieces, type PiecePlan, type TextPiece } from './streamPieces.ts';
import { surveyText } from './surveyText.ts';
import type { TextLine } from './TextLine.ts';
import { textWarnings } from './textWarnings.ts';
import type { TxtOptions } from './TxtOptions.ts';

/** Share of characters that may be broken in something that is text at all. */
const MAX_UNREADABLE = 0.05;
/** Characters in front of the first chapter from which they are a chapter themselves. */
const PREFACE = 80;
const PREFACE_TITLE = '前言';

function checkEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch (cause) {
    throw new ImportFailure(
      `“${label}” is no known encoding.`,
      'Name one of utf-8, gb18030, big5, utf-16le, utf-16be.',
      { cause },
    );
  }
}

/** Front matter that is longer than this is a preface in any case. */
const MAX_FRONT = 2000;

/** The lines in front of one, without those that are left out anyway. */
async function linesBefore(
  lines: AsyncIterable<readonly TextLine[]>,
  end: number,
  dropped: ReadonlySet<number>,
): Promise<TextLine[]> {
  const before: TextLine[] = [];
  for await (const batch of lines) {
    before.push(...batch.filter(({ number }) => number < end && !dropped.has(number)));
    if ((batch.at(-1)?.number ?? 0) >= end || before.length > MAX_FRONT) break;
  }
  return before;
}

const entryOf = ({ title, level, volume }: TextPiece): OutlineEntry => ({
  title,
  level,
  ...(volume === undefined ? {} : { volume }),
});

/**
 * Reads a text file in several passes, and never holds it as a whole. A survey gathers lines that may be headings and
 * the way in which lines are set, an outline decides which of them head chapters (`chooseOutline`), and the last passes
 * stream the chapters with their paragraphs joined.
 * @throws ImportFailure for a file without text or an unknown encoding.
 */
export async function parseTxt(source: ByteSource, options: TxtOptions = {}): Promise<ImportedBook> {
  const encoding = options.encoding ? checkEncoding(options.encoding) : await detectEncoding(source);
  const survey = await surveyText(source, encoding, options.heading);
  if (survey.words === 0)
    throw new ImportFailure('The file holds no text.', 'Check that it is the right file.', { reason: 'no-text' });

  if (!options.encoding && survey.losses.unreadable > survey.words * MAX_UNREADABLE) {
    throw new ImportFailure(
      `The file does not read as text (tried ${encoding}).`,
      'If it is text, name its encoding with --encoding.',
      { reason: 'unreadable' },
    );
  }

  const [head, file] = [parseHeadNames(survey.head), parseFileName(source.name)];
  const likely = head.title ?? file.title ?? source.name;
  const authors = [head.author, file.author, ...survey.signatures.keys()].filter((name) => name !== undefined);
  const outline = options.heading
    ? outlineByPattern(survey, options.heading)
    : chooseOutline(survey, { title: likely, authors });
  const [first] = outline.chapters;
  const opensWithTitle = first?.line !== undefined && first.line > survey.firstLine;
  const firstLine = opensWithTitle ? titleOfFirstLine(survey.head[0] ?? '') : undefined;
  const title = head.title ?? outline.bookTitle ?? firstLine ?? likely;
  const [signer, ...others] = survey.signatures.keys();
  const writer = head.author ?? file.author ?? outline.author ?? (others.length === 0 ? (signer ?? '') : '');
  const lines = () => streamLines(source, encoding);
  const before = await linesBefore(lines(), first?.line ?? 0, outline.dropped);
  const front = parseFrontMatter(before, survey.layout, [title, writer]);

  const preface = front.otherWords >= PREFACE ? [{ title: PREFACE_TITLE, level: 1 }] : [];
  const plan: PiecePlan = {
    chapters: [...preface, ...outline.chapters],
    dropped: new Set([...outline.dropped, ...front.lines]),
    layout: survey.layout,
  };
  const piecesOf = (text: AsyncIterable<readonly TextLine[]>) =>
    first ? streamPieces(text, plan) : streamParts(text, plan, title);

  const heads = new Set(plan.chapters.map(({ line }) => line));
  const centred = new CentredLines(
    survey.layout,
    (line) => heads.has(line) || plan.dropped.has(line) || outline.signatures.has(line),
  );
  const entries: OutlineEntry[] = [];
  const empty: string[] = [];
  for await (const piece of piecesOf(centred.watch(lines()))) {
    entries.push(entryOf(piece));
    if (piece.words === 0) empty.push(piece.title);
  }
  const leftOut = preface.length > 0 ? 0 : front.otherWords;

  return withCleanNames({
    title,
    author: writer,
    description: front.description,
    format: 'txt',
    encoding,
    ...(survey.losses.unreadable > 0 && { unreadable: survey.losses.unreadable }),
    ...(!first && { isUnheaded: true }),
    volumes: outline.volumes,
    outline: entries,
    warnings: [...outline.warnings, ...textWarnings({ survey, options, entries, empty, leftOut, centred })],
    async *chapters(): AsyncIterable<ImportedChapter> {
      for await (const piece of piecesOf(lines())) {
        yield { ...entryOf(piece), words: piece.words, content: { kind: 'text', text: piece.text }, files: [] };
      }
    },
  });
}
