/** Characters a chapter number may be made of: Chinese (plain and bank), Arabic and full-width. */
export const NUMERAL = '[0-9０-９零〇○Ｏ一二三四五六七八九十百千万两廿卅壹贰叁肆伍陆柒捌玖拾佰仟貳參陸萬兩]';

const DIGITS = new Map([...'零一二三四五六七八九'].map((digit, value) => [digit, value]));
for (const [digit, value] of Object.entries({
  〇: 0,
  '○': 0,
  Ｏ: 0,
  两: 2,
  兩: 2,
  壹: 1,
  贰: 2,
  貳: 2,
  叁: 3,
  參: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  陸: 6,
  柒: 7,
  捌: 8,
  玖: 9,
}))
  DIGITS.set(digit, value);
for (let value = 0; value < 10; value++) {
  DIGITS.set(String(value), value);
  DIGITS.set(String.fromCharCode(0xff10 + value), value);
}

const PLACES = new Map(Object.entries({ 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 }));
const TENS = new Map(Object.entries({ 廿: 20, 卅: 30 }));

const parseDigits = (text: string): number | undefined => {
  let value = 0;
  for (const character of text) {
    const digit = DIGITS.get(character);
    if (digit === undefined) return undefined;
    value = value * 10 + digit;
  }
  return value;
};

/** A number below ten thousand with places: 一百二十, 十三, 廿四. */
function parsePlaces(text: string): number | undefined {
  let value = 0;
  let digit: number | undefined;
  for (const character of text) {
    const place = PLACES.get(character);
    const tens = TENS.get(character);
    if (place !== undefined) {
      value += (digit === undefined || digit === 0 ? 1 : digit) * place;
      digit = undefined;
    } else if (tens !== undefined) {
      value += tens;
    } else {
      digit = DIGITS.get(character);
      if (digit === undefined) return undefined;
    }
  }
  return value + (digit ?? 0);
}

/** The number that a numeral means, undefined for an invalid one: 第一零零回, １２, 一百二十, 三万五千. */
export function parseNumber(numeral: string): number | undefined {
  if (numeral === '' || numeral.length > 12) return undefined;
  const digits = parseDigits(numeral);
  if (digits !== undefined) return digits;

  const [high = '', low, ...more] = numeral.split(/[万萬]/);
  if (more.length > 0) return undefined;
  if (low === undefined) return parsePlaces(high);
  const [ten, rest] = [parsePlaces(high), low === '' ? 0 : parsePlaces(low)];
  return ten === undefined || rest === undefined ? undefined : ten * 10_000 + rest;
}
