import { BEFORE_REGEX, endOfLiteral } from './endOfGroup.ts';

const MASKED = /[^\n]/g;

/** The text of a source with its comments blanked; every other character keeps its place. */
export function blankComments(text: string): string {
  let result = '';
  let index = 0;
  const take = (end: number): void => {
    result += text.slice(index, end);
    index = end;
  };
  const blank = (end: number): void => {
    result += text.slice(index, end).replace(MASKED, ' ');
    index = end;
  };
  const endOf = (mark: string, from: number): number => {
    const found = text.indexOf(mark, from);
    return found < 0 ? text.length : found;
  };
  while (index < text.length) {
    const character = text[index] ?? '';
    if (text.startsWith('//', index)) blank(endOf('\n', index));
    else if (text.startsWith('/*', index)) blank(Math.min(text.length, endOf('*/', index + 2) + 2));
    else if (`'"\``.includes(character)) take(endOfLiteral(text, index));
    else if (character === '/' && BEFORE_REGEX.test(result.slice(-20))) take(endOfLiteral(text, index));
    else take(index + 1);
  }
  return result;
}
