import { countWords } from './countWords.ts';
import { isPageFurniture } from './isPageFurniture.ts';
import { ParagraphJoiner } from './ParagraphJoiner.ts';
import type { PiecePlan, TextPiece } from './streamPieces.ts';
import type { TextLine } from './TextLine.ts';

/** Characters of a part, about. */
const PART = 5000;
/** A rest shorter than this stays with the part before it. */
const MIN_PART = 1500;

interface Part {
  paragraphs: string[];
  words: number;
}

const emptyPart = (): Part => ({ paragraphs: [], words: 0 });

async function* paragraphsOf(
  lines: AsyncIterable<readonly TextLine[]>,
  { dropped, layout }: PiecePlan,
): AsyncIterable<readonly string[]> {
  const joiner = new ParagraphJoiner(layout);
  const follow = (line: TextLine): string[] => {
    const isText = !dropped.has(line.number) && !isPageFurniture(line.text);
    const paragraph = isText ? joiner.add(line) : joiner.end();
    return paragraph === undefined ? [] : [paragraph];
  };
  for await (const batch of lines) yield batch.flatMap(follow);
  const last = joiner.end();
  if (last !== undefined) yield [last];
}

/** A text without headings in parts of about five thousand characters, each ending with a paragraph. */
export async function* streamParts(
  lines: AsyncIterable<readonly TextLine[]>,
  plan: PiecePlan,
  bookTitle: string,
): AsyncIterable<TextPiece> {
  let held: Part | undefined;
  let open = emptyPart();
  let number = 0;
  const close = ({ paragraphs, words }: Part, title: string): TextPiece => ({
    title,
    level: 1,
    text: paragraphs.join('\n'),
    words,
  });

  for await (const paragraphs of paragraphsOf(lines, plan)) {
    for (const paragraph of paragraphs) {
      const words = countWords(paragraph);
      if (open.words > 0 && Math.abs(open.words - PART) <= Math.abs(open.words + words - PART)) {
        if (held) yield close(held, `第${++number}节`);
        held = open;
        open = emptyPart();
      }
      open.paragraphs.push(paragraph);
      open.words += words;
    }
  }
  if (held && open.words < MIN_PART) {
    held.paragraphs.push(...open.paragraphs);
    held.words += open.words;
    open = emptyPart();
  }
  if (held) yield close(held, number === 0 && open.words === 0 ? bookTitle : `第${++number}节`);
  if (open.words > 0) yield close(open, number === 0 ? bookTitle : `第${++number}节`);
}
