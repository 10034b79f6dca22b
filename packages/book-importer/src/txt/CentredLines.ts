import { isCentred } from './isolatedTitles.ts';
import { isPageFurniture } from './isPageFurniture.ts';
import { isExclaimedTitle, isTitleLike } from './isTitleLike.ts';
import type { TextLayout } from './LayoutStats.ts';
import type { TextLine } from './TextLine.ts';

const MAX_LENGTH = 40;
const MAX_TEXTS = 5;

/** Centred short lines between blank ones that became text: the head of a story may be among them. */
export class CentredLines {
  readonly texts: string[] = [];
  count = 0;
  readonly #layout: TextLayout;
  readonly #known: (line: number) => boolean;
  #above: TextLine | undefined;

  /** `isKnown` lines are heads, signatures, or left out. */
  constructor(layout: TextLayout, isKnown: (line: number) => boolean) {
    this.#layout = layout;
    this.#known = isKnown;
  }

  /** The same lines, looked at as they pass. */
  async *watch(batches: AsyncIterable<readonly TextLine[]>): AsyncIterable<readonly TextLine[]> {
    for await (const batch of batches) {
      for (const line of batch) {
        if (this.#above && line.blanksBefore > 0) this.#look(this.#above);
        this.#above = line;
      }
      yield batch;
    }
  }

  #look(line: TextLine): void {
    const { text, number, blanksBefore } = line;
    if (blanksBefore === 0 || text.length > MAX_LENGTH || !isCentred(line, this.#layout)) return;
    if (!isTitleLike(text, MAX_LENGTH) && !isExclaimedTitle(text, MAX_LENGTH)) return;
    if (isPageFurniture(text) || this.#known(number)) return;
    this.count += 1;
    if (this.texts.length < MAX_TEXTS) this.texts.push(text);
  }
}
