const DIGITS = [...'零一二三四五六七八九'];
const PLACES = ['', '十', '百', '千'];

/** A whole number from 1 to 9999 in Chinese, as chapters are counted: 10 is 十, 110 is 一百一十, 1005 is 一千零五. */
export function chineseNumeral(value: number): string {
  const digits = [...String(value)].map(Number);
  const text = digits
    .map((digit, at) => (digit === 0 ? '零' : `${DIGITS[digit]}${PLACES[digits.length - 1 - at]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');
  return text.replace(/^一十/, '十');
}
