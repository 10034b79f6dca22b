import { titleKey } from './ContentsFinder.ts';
import { countWords } from './countWords.ts';
import { isPageFurniture } from './isPageFurniture.ts';
import type { TextLayout } from './LayoutStats.ts';
import { ParagraphJoiner } from './ParagraphJoiner.ts';
import { parseCredit } from './parseCredit.ts';
import type { TextLine } from './TextLine.ts';

const DESCRIPTION =
  /^[【〔]?(?:《[^《》]{1,60}》)?(?:内容|作品|本书|小说|书籍|故事)?(?:简介|介绍|文案|提要|梗概)[】〕]?\s{0,4}(?:$|[：:](.*)$)/;
const LABEL =
  /^(?:书\s{0,4}名|書\s{0,4}名|作品名?|标题|小说名|[作著]\s{0,4}者|文|分类|类别|类型|标签|字数|状态|来源|出版社|出版时间|出版日期|制作|整理|校对|下载)\s{0,4}[：:]/;
const RULE = /^[=＝\-—_*＊~～·.。☆★◇◆■□+#]{3,}$/;
const MAX_DESCRIPTION = 1000;

export interface FrontMatter {
  description: string;
  /** Lines that are the book's name, a label, a rule, or the description. */
  lines: ReadonlySet<number>;
  /** Counts characters of all other lines. */
  otherWords: number;
}

/** Reads the lines in front of the first chapter; `names` are the book's title and author. */
export function parseFrontMatter(
  lines: readonly TextLine[],
  layout: TextLayout,
  names: readonly string[],
): FrontMatter {
  const keys = new Set(names.filter((name) => name !== '').map(titleKey));
  const isName = (text: string): boolean => {
    const [, quoted, behind = ''] = /^《([^《》]{1,60})》(.{0,40})$/.exec(text) ?? [];
    return keys.has(titleKey(text)) || (quoted !== undefined && keys.has(titleKey(quoted)) && countWords(behind) <= 20);
  };

  const joiner = new ParagraphJoiner(layout);
  const description: string[] = [];
  const take = (paragraph: string | undefined): void => void (paragraph !== undefined && description.push(paragraph));
  const consumed = new Set<number>();
  let otherWords = 0;
  let describes = false;
  for (const line of lines) {
    const { text, number, blanksBefore } = line;
    const opening = DESCRIPTION.exec(text);
    if (opening) {
      describes = true;
      if (opening[1]) description.push(opening[1].trim());
    } else if (describes && description.length > 0 && blanksBefore > Math.max(1, layout.usualGap)) describes = false;

    if (opening || isName(text) || LABEL.test(text) || parseCredit(text) || RULE.test(text) || isPageFurniture(text))
      consumed.add(number);
    else if (describes) {
      consumed.add(number);
      take(joiner.add(line));
    } else otherWords += countWords(text);
  }
  take(joiner.end());
  return { description: description.join('\n').slice(0, MAX_DESCRIPTION), lines: consumed, otherWords };
}
