/**
 * ⑴ ① ² [1] 〔注〕 and the like at the end of a heading: they belong to a note, not to the title. A number in round
 * brackets stays, because it counts parts: 离别（二）.
 */
const NOTE_MARK =
  /(?:[\u2460-\u249b\u24ea-\u24ff\u2776-\u2793¹²³⁰⁴-⁹*＊†]|[[［〔【]注?[0-9０-９一二三四五六七八九十]{0,3}[\]］〕】]|[（(][⒈-⒛][)）])+$/;

/** Dots, dashes and rules that decorate a heading. */
const DECORATION_BEFORE = /^(?:[\s☆★◎●○■□◆◇※#＃*＊=＝~～_—–\-·•>|｜]+、?|正文 (?=第))(?=\S)/;
const DECORATION_AFTER = /[\s☆★◎●■□◆◇※#＃=＝~～_|｜]+$|[\s—–-]{2,}$/;

/** A question mark that stands where a conversion lost the space between the halves of a couplet. */
const LOST_SPACE = /([\u4e00-\u9fff]+)\?([\u4e00-\u9fff]+)$/;

/** Distance from a full-width digit to the plain one. */
const FULL_WIDTH = 0xff10 - 0x30;

/** The title of a heading line: no note marks, no decoration, single spaces, plain digits. */
export function cleanTitle(line: string): string {
  const spaced = line
    .replace(/\s+/g, ' ')
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH))
    .trim();
  const plain = spaced.replace(DECORATION_BEFORE, '').replace(DECORATION_AFTER, '');
  const unmarked = plain.replace(NOTE_MARK, '').trim();
  const couplet = (unmarked || plain).replace(LOST_SPACE, (whole, first: string, second: string) =>
    first.length === second.length ? `${first} ${second}` : whole,
  );
  return couplet === '' ? spaced : couplet;
}
