import { quotedWords, type AnnotationColour, type LiveAnnotation } from '@shuye/core-domain/annotation';
import { foldedText } from '@shuye/core-domain/text';
import type { Convert } from '../script/loadConverter.ts';

export interface AnnotationFilter {
  words: string;
  colour: AnnotationColour | undefined;
}

/** Words are found as they were written and as `inScript` shows them. */
export function filterAnnotations(
  annotations: readonly LiveAnnotation[],
  { words, colour }: AnnotationFilter,
  inScript: Convert,
): readonly LiveAnnotation[] {
  const sought = foldedText(words);
  const isFound = (text: string): boolean =>
    foldedText(text).includes(sought) || foldedText(inScript(text)).includes(sought);
  return annotations.filter(
    ({ highlight, note }) =>
      (colour === undefined || highlight.colour === colour) &&
      [quotedWords(highlight.range), note.text, highlight.chapterTitle].some(isFound),
  );
}

/** Annotations of chapters that are gone come last. */
export function inBookOrder(
  annotations: readonly LiveAnnotation[],
  chapterIds: readonly string[],
): readonly LiveAnnotation[] {
  const order = new Map(chapterIds.map((id, at) => [id, at]));
  const placeOf = ({ highlight }: LiveAnnotation): number => order.get(highlight.range.chapterId) ?? Infinity;
  return [...annotations].sort((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? a.highlight.range.start - b.highlight.range.start : one - other;
  });
}
