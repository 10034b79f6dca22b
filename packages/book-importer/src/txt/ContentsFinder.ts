import { cleanTitle } from './cleanTitle.ts';
import type { TextLine } from './TextLine.ts';
import type { ContentsTable } from './TextSurvey.ts';

const MARKER = /^(?:《[^《》]{1,30}》|[【〔])?\s*目\s{0,8}[录錄次]\s*[】〕]?[:：]?$|^(?:table of )?contents$/i;
const LEADER = /[.．…·\s]{3,}[\w\s-]{0,60}$/;
const SENTENCE = /[。；：，,;:]$/;
const MAX_ITEM = 40;
/** A line of contents is as long at most, with its leader and page number. */
const MAX_LINE = 160;
const MAX_ITEMS = 5000;

/** Two spellings of one title share the key: it has no spaces, not even lost ones, and no leader to a page number. */
export const titleKey = (title: string): string => cleanTitle(title.replace(LEADER, '')).replace(/[\s?]+/g, '');

interface OpenTable {
  from: number;
  to: number;
  items: Set<string>;
  gap: number;
}

/** Follows a file line by line and finds the tables of contents that are headed as such. */
export class ContentsFinder {
  readonly tables: ContentsTable[] = [];
  #open: OpenTable | undefined;

  follow(line: TextLine): void {
    const { text, number, blanksBefore } = line;
    if (text.length <= MAX_ITEM && MARKER.test(text)) {
      this.end();
      this.#open = { from: number, to: number, items: new Set(), gap: 0 };
    } else if (this.#open && this.#isItem(line, this.#open)) {
      if (this.#open.items.size === 1) this.#open.gap = blanksBefore;
      this.#open.items.add(titleKey(text));
      this.#open.to = number;
    } else {
      this.end();
    }
  }

  /** The end of the file ends an open table too. */
  end(): void {
    if (this.#open && this.#open.items.size > 1) this.tables.push(this.#open);
    this.#open = undefined;
  }

  #isItem({ text, blanksBefore }: TextLine, { items, gap }: OpenTable): boolean {
    if (text.length > MAX_LINE || (text.length > MAX_ITEM && !LEADER.test(text))) return false;
    if (SENTENCE.test(text) || items.size >= MAX_ITEMS) return false;
    if (items.size > 1 && blanksBefore > gap) return false;
    return !items.has(titleKey(text));
  }
}
