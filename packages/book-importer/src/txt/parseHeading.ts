import { cleanTitle } from './cleanTitle.ts';
import type { Heading, HeadingRank } from './Heading.ts';
import { detachString } from './detachString.ts';
import { NUMERAL, parseNumber } from './parseNumber.ts';

/** A heading takes one line of a printed page at most. */
const MAX_LENGTH = 60;
/** Titles written against their numeral, without a space, are shorter than sentences that begin so. */
const MAX_JOINED = 24;

const RANKS: Readonly<Record<string, HeadingRank>> = {
  卷: 'volume',
  部: 'volume',
  部分: 'volume',
  篇: 'volume',
  集: 'volume',
  册: 'volume',
  冊: 'volume',
  季: 'volume',
  编: 'volume',
  編: 'volume',
  章: 'chapter',
  回: 'chapter',
  话: 'chapter',
  話: 'chapter',
  折: 'chapter',
  幕: 'chapter',
  chapter: 'chapter',
  节: 'section',
  節: 'section',
};

/** What was put in between later has a part of a number: 第12.5章. */
const ORDINAL = `${NUMERAL}{1,12}(?:[.．点點]${NUMERAL}{1,2})?`;
const NUMBERED = new RegExp(`^(?:正文\\s?)?第 ?(${ORDINAL}) ?(部分|[卷部篇集册冊季编編章回话話折幕节節])(.*)$`);
/** 12章 归来: without 第, a space or a mark must part the title from it. */
const BARE_ORDINAL = new RegExp(`^(${ORDINAL}) ?([章回话話节節])(?=$|[ ：:·.、])(.*)$`);
const VOLUME_FIRST = new RegExp(`^卷 ?(${NUMERAL}{1,4})(?=$|[ ：:·.、])(.*)$`);
const THIRDS = /^([上中下])([卷部篇集册冊编編])(?=$|[ ：:·.、])(.*)$/;
const LATIN = /^(?:chapter |chap\. ?|ch\. ?)([0-9]{1,4}|[ivxlc]{1,8})(?=$|[ .:：—-])(.*)$/i;
/** “Chapter 3 was missing”: a title begins with a capital, unless its whole line is small. */
const LATIN_SENTENCE = /^C\S* \S+ [a-z]|[a-z][,;.]$/;
const CHAPTER_BEHIND = new RegExp(`^(.*?[ ：:·]) ?(第 ?${ORDINAL} ?[章回话話节節].*)$`);

const SPECIAL_WORD =
  '(?:[总總]序|自序|代序|原序|序言|序章|序幕|序|前言|引言|引子|楔子|[缘緣]起|小引|[题題][记記]|卷首[语語]|[写寫]在前面|尾[声聲]|[终終]章|大[结結]局|[结結]局|[后後][记記]|[后後]序|跋|[结結][语語]|' +
  '番外篇|番外|if[线線]|外[传傳]|[后後]日[谈談]|小[剧劇][场場]|特典|附[录錄]|附[记記]|(?:新书|上架|卷末|完本|完[结結])感言|[请請]假[条條]|[译譯][后後][记記]|[译譯]者序)';
/** What may stand behind such a word: a number, then a title. */
const SPECIAL_REST = `(?:之?${NUMERAL}{1,4}|第${NUMERAL}{1,4}[章篇回话話节節])?(?:[ ：:·—.、-].{1,36}|[（(].{1,20}[)）])?`;
const SPECIAL = new RegExp(
  `^(?:(?:《[^《》]{1,30}》 ?)?${SPECIAL_WORD}${SPECIAL_REST}|(?:番外|if[线線])之[^，。；：“”,;]{1,20})$`,
  'i',
);
const LATIN_SPECIAL = /^(?:prologue|epilogue|preface|foreword|afterword|introduction)(?:[:：—-].{1,36})?$/i;
const PLAIN = new RegExp(`^[（(【〔]?(${NUMERAL}{1,6})(?:(?:[)）】〕]?[ ：:.．、]|[)）】〕]) ?(.{1,36})|[)）】〕]?)$`);

/** 【第1章 归来】, 【第1章】归来. */
const BRACKETS = /^【(.{1,50})】\s*(.*)$/;

/** One of these marks may follow the unit where a title begins. */
const SEPARATED = /^[ ：:.．·•|—–\-】\]）)》]/;
/** A sentence has one of these marks, and a title has not. */
const SENTENCE_MARK = /[，。；：“”,;]/;
const SENTENCE_END = /[，。；：、,;]$/;
/** 第一次… in prose: the unit goes on as a longer word, or the sentence with a particle. */
const SENTENCE_START =
  /^(?:[的了里中内上下前后末完是在和与及说讲写之就都也有到他她它我你这那讲课程约队门头合文长分团体]|一样|以[前后])/;

const LATIN_NUMBERS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function parseRoman(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const values = [...text.toLowerCase()].map((letter) => LATIN_NUMBERS[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function parseOrdinal(text: string): number | undefined {
  const [whole = '', part] = text.split(/[.．点點]/);
  const number = parseNumber(whole);
  if (part === undefined || number === undefined) return number;
  const parts = parseNumber(part);
  return parts === undefined ? undefined : Number((number + parts / 10 ** part.length).toFixed(2));
}

/** A title that is a quotation from end to end: 第一章“走！” */
const QUOTED = /^[“「『《][^“”「」『』《》]{1,20}[”」』》]$/;

function opensTitle(rest: string): boolean {
  if (rest === '' || QUOTED.test(rest)) return true;
  if (SEPARATED.test(rest)) return !(SENTENCE_END.test(rest) && rest.length > 1);
  return rest.length <= MAX_JOINED && !SENTENCE_MARK.test(rest) && !SENTENCE_START.test(rest);
}

function numbered(title: string): Heading | undefined {
  const latin = LATIN.exec(title);
  if (latin && !LATIN_SENTENCE.test(title))
    return { kind: 'numbered', rank: 'chapter', unit: 'chapter', number: parseRoman(latin[1] ?? ''), title };

  const third = THIRDS.exec(title);
  const [, volumeNumeral = '', volumeRest = ''] = VOLUME_FIRST.exec(title) ?? [];
  const match = third ?? NUMBERED.exec(title) ?? BARE_ORDINAL.exec(title) ?? ['', volumeNumeral, '卷', volumeRest];
  const [, numeral = '', unit = '', rest = ''] = match;
  const number = third ? '上中下'.indexOf(numeral) + 1 : parseOrdinal(numeral);
  const rank = RANKS[unit];
  if (number === undefined || rank === undefined || !opensTitle(rest)) return undefined;

  const [, volume, chapter] = (rank === 'volume' && CHAPTER_BEHIND.exec(title)) || [];
  const behind = chapter === undefined ? undefined : numbered(chapter);
  if (behind?.kind === 'numbered') return { ...behind, volume: cleanTitle(volume ?? '').replace(/[ ：:·]+$/, '') };
  return { kind: 'numbered', rank, unit, number, title };
}

function parseCleaned(title: string): Heading | undefined {
  const heading = numbered(title);
  if (heading) return heading;
  if (SPECIAL.test(title) || LATIN_SPECIAL.test(title)) return { kind: 'special', title };

  const plain = PLAIN.exec(title);
  const number = parseNumber(plain?.[1] ?? '');
  if (number === undefined || SENTENCE_END.test(title) || (number > 1500 && plain?.[2] === undefined)) return undefined;
  return { kind: 'plain', number, title };
}

/** Parses a line as a heading; undefined for prose. Its place on the page is judged elsewhere. */
export function parseHeading(line: string): Heading | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const heading = parseCleaned(cleanTitle(line.replace(BRACKETS, '$1 $2')));
  return heading && { ...heading, title: detachString(heading.title) };
}
