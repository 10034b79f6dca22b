import { cleanTitle } from './cleanTitle.ts';
import { isPersonName } from './isPersonName.ts';
import { isTitleLike } from './isTitleLike.ts';
import { parseCredit } from './parseCredit.ts';

export interface BookNames {
  title?: string;
  author?: string;
}

const LABELLED_TITLE =
  /^(?:书\s{0,4}名|書\s{0,4}名|作品名?|标题|小说名)\s{0,4}[：:]\s{0,4}[《〈]?([^《》〈〉]{1,60}?)[》〉]?$/;
const LATIN_AUTHOR = /^by ([A-Z][A-Za-z. '-]{1,40})$/;
const WITH_AUTHOR = /(?:[作著]\s{0,4}者|by)\s{0,4}[：:]\s{0,4}(.{1,40})$/i;
const QUOTED = /^《([^《》]{1,60})》\s{0,10}(.{0,40})$/;
/** These words may follow a quoted title without being its author. */
const NOT_AUTHOR =
  /简介|目录|序言?$|前言|小引|[补后小附题札]记$|跋$|读后|全[集文本书]|[第上中下卷部：:，。]|txt|[校精完][校对整本]/i;
const HEAD_LINES = 12;
/** A title in book-name marks further down is a book that the text speaks of. */
const QUOTED_LINES = 3;

/** 吴承恩（明）, ［清］曹雪芹 著: the dynasty and the word for writing are not the name. */
const cleanAuthor = (text: string): string =>
  text
    .replace(/[（(［[【〔][^）)］\]】〕]{1,8}[）)］\]】〕]/g, '')
    .replace(/\s{0,4}[著撰编作]$/, '')
    .replace(/[\s　]+/g, ' ')
    .trim();

const SUFFIX = /\.(?:txt|text|epub|gb18030|gbk|gb2312|big5|utf-?8|utf-?16|utf)$/i;
const NOISE = /[（(【[](?:完[本结]?|全[本集文]?|校对版?|精校版?|全本校对|txt|TXT下载|[0-9]{1,4})[）)】\]]/gi;

/** 《书名》作者：某某.txt, 书名 - 作者.txt, 书名.txt. */
export function parseFileName(fileName: string): BookNames {
  let name = fileName.normalize('NFC');
  while (SUFFIX.test(name)) name = name.replace(SUFFIX, '');
  name = name.replace(NOISE, ' ').replace(/[_　]/g, ' ').trim();

  const labelled = WITH_AUTHOR.exec(name);
  const rest = labelled ? name.slice(0, labelled.index).trim() : name;
  const quoted = QUOTED.exec(rest);
  const [, first, second] = /^(.{1,60}?) [-–—] (.{1,40})$/.exec(rest) ?? [];
  const title = (quoted?.[1] ?? first ?? rest).trim();
  const author = cleanAuthor(labelled?.[1] ?? quoted?.[2] ?? second ?? '');
  return { ...(title === '' ? {} : { title }), ...(author === '' ? {} : { author }) };
}

const MAKER = /整理|制作|校对|扫描|下载|论坛|首发|www|http|\.com/i;
const SPACED_OUT = /^(?:[\u3400-\u9fff] ){1,8}[\u3400-\u9fff]$/;

/** The title that a first line is, where it stands alone above the text; undefined for anything else. */
export function titleOfFirstLine(line: string): string | undefined {
  const title = cleanTitle(line);
  if (!isTitleLike(title) || MAKER.test(title)) return undefined;
  return SPACED_OUT.test(title) ? title.replaceAll(' ', '') : title;
}

/** Title and author from the first lines: 书名： and 作者： lines, or a title in book-name marks, alone or with its author. */
export function parseHeadNames(head: readonly string[]): BookNames {
  const names: BookNames = {};
  for (const [at, line] of head.slice(0, HEAD_LINES).entries()) {
    const title = LABELLED_TITLE.exec(line)?.[1]?.trim();
    const credit = parseCredit(line);
    if (title) names.title ??= title;
    if (credit?.role === 'author') names.author ??= cleanAuthor(credit.name);
    const signed = LATIN_AUTHOR.exec(line)?.[1];
    if (signed) names.author ??= signed;

    const [, quoted, rest = ''] = QUOTED.exec(line) ?? [];
    const credited = parseCredit(rest);
    const behind = WITH_AUTHOR.exec(rest)?.[1] ?? (credited?.role === 'other' ? '' : (credited?.name ?? rest));
    const isAuthor =
      behind === '' || (!NOT_AUTHOR.test(behind) && (at === 0 || behind !== rest || isPersonName(behind)));
    if (at >= QUOTED_LINES || quoted === undefined || !isAuthor) continue;
    names.title ??= quoted.trim();
    if (behind.length > 0 && behind.length <= 20) names.author ??= cleanAuthor(behind);
  }
  return names;
}
