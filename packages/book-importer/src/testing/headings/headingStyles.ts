import { chineseNumeral } from '../chineseNumeral.ts';

/** How a chapter's number and name are written as a line. */
export type HeadingStyle = (number: number, name: string) => string;

const fullWidth = (number: number): string =>
  String(number).replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '');

export const headingStyles: Readonly<Record<string, HeadingStyle>> = {
  第一章: (number, name) => `第${chineseNumeral(number)}章 ${name}`,
  第1章: (number, name) => `第${number}章 ${name}`,
  第001章: (number, name) => `第${String(number).padStart(3, '0')}章 ${name}`,
  第１章: (number, name) => `第${fullWidth(number)}章　${name}`,
  '第一章：': (number, name) => `第${chineseNumeral(number)}章：${name}`,
  第一章紧接: (number, name) => `第${chineseNumeral(number)}章${name}`,
  第一回: (number, name) => `第${chineseNumeral(number)}回　${name}`,
  第一节: (number, name) => `第${chineseNumeral(number)}节 ${name}`,
  '【第1章】': (number, name) => `【第${number}章】${name}`,
  正文: (number, name) => `正文 第${number}章 ${name}`,
  '☆、第1章': (number, name) => `☆、第${number}章 ${name}`,
  'Chapter 1': (number, name) => `Chapter ${number} ${name}`,
  '1、': (number, name) => `${number}、${name}`,
  '1.': (number, name) => `${number}. ${name}`,
  '一、': (number, name) => `${chineseNumeral(number)}、${name}`,
  '1章': (number, name) => `${number}章 ${name}`,
  'Ch.1': (number, name) => `Ch.${number} ${name}`,
  第1话: (number, name) => `第${number}话 ${name}`,
};
