import type { OutlineEntry } from '../ImportedBook.ts';
import { titleKey } from './ContentsFinder.ts';
import { countWords } from './countWords.ts';
import { isPageFurniture } from './isPageFurniture.ts';
import type { TextLayout } from './LayoutStats.ts';
import { ParagraphJoiner } from './ParagraphJoiner.ts';
import type { TextLine } from './TextLine.ts';
import type { TextChapter } from './TextOutline.ts';

/** A stored chapter holds three bytes in four characters and may not exceed four mebibytes. */
const MAX_BYTES = 3_000_000;
const MAX_TITLE = 80;
const encoder = new TextEncoder();
const BOXED_NOTES = /^[□■](?=[註注])/;

export interface TextPiece extends OutlineEntry {
  text: string;
  words: number;
}

export interface PiecePlan {
  chapters: readonly TextChapter[];
  dropped: ReadonlySet<number>;
  layout: TextLayout;
}

class OpenChapter {
  readonly #entry: OutlineEntry;
  readonly #titleKey: string;
  #paragraphs: string[] = [];
  #bytes = 0;
  #words = 0;
  #part = 1;

  constructor({ title, level, volume }: TextChapter) {
    this.#entry = { title, level, ...(volume === undefined ? {} : { volume }) };
    this.#titleKey = titleKey(title);
  }

  /** Whether a line only says the title once more above the text. */
  repeatsTitle({ text }: TextLine): boolean {
    return this.#paragraphs.length === 0 && text.length <= MAX_TITLE && titleKey(text) === this.#titleKey;
  }

  /** Gives back what is full already when there is more than one stored chapter can hold. */
  add(paragraph: string): TextPiece | undefined {
    const bytes = encoder.encode(paragraph).length + 1;
    const full = this.#bytes + bytes > MAX_BYTES ? this.close() : undefined;
    this.#paragraphs.push(paragraph);
    this.#bytes += bytes;
    this.#words += countWords(paragraph);
    return full;
  }

  close(): TextPiece {
    const { title } = this.#entry;
    const name = this.#part === 1 ? title : `${title}（续${this.#part > 2 ? this.#part - 1 : ''}）`;
    const piece = { ...this.#entry, title: name, text: this.#paragraphs.join('\n'), words: this.#words };
    this.#paragraphs = [];
    this.#bytes = 0;
    this.#words = 0;
    this.#part += 1;
    return piece;
  }
}

/** The chapters of a plan with their text, paragraphs joined where they were broken by hand. */
export async function* streamPieces(
  lines: AsyncIterable<readonly TextLine[]>,
  plan: PiecePlan,
): AsyncIterable<TextPiece> {
  const heads = new Map(
    plan.chapters.flatMap((chapter) => (chapter.line === undefined ? [] : [[chapter.line, chapter]])),
  );
  const front = plan.chapters.find(({ line }) => line === undefined);
  const joiner = new ParagraphJoiner(plan.layout);
  let open = front && new OpenChapter(front);

  const endParagraph = (paragraph: string | undefined): TextPiece[] => {
    const full = paragraph === undefined ? undefined : open?.add(paragraph);
    return full ? [full] : [];
  };
  const follow = (line: TextLine): TextPiece[] => {
    const head = heads.get(line.number);
    if (head) {
      const pieces = [...endParagraph(joiner.end()), ...(open ? [open.close()] : [])];
      open = new OpenChapter(head);
      return pieces;
    }
    const isText = !plan.dropped.has(line.number) && !isPageFurniture(line.text) && !open?.repeatsTitle(line);
    return endParagraph(isText ? joiner.add({ ...line, text: line.text.replace(BOXED_NOTES, '') }) : joiner.end());
  };

  for await (const batch of lines) for (const line of batch) yield* follow(line);
  yield* endParagraph(joiner.end());
  if (open) yield open.close();
}
