import { isInsideCharacter } from './isInsideCharacter.ts';

/** The beginning of a text, at most `max` UTF-16 units long, that ends with a whole character. */
export function cutText(text: string, max: number): string {
  let end = max;
  while (isInsideCharacter(text, end)) end -= 1;
  return text.slice(0, end);
}
