import { quotedWords, type AnnotationColour, type LiveAnnotation } from '@shuye/core-domain/annotation';

export interface AnnotationFilter {
  words: string;
  colour: AnnotationColour | undefined;
}

/** Case makes no difference. */
export function filterAnnotations(
  annotations: readonly LiveAnnotation[],
  { words, colour }: AnnotationFilter,
): readonly LiveAnnotation[] {
  const sought = words.trim().toLowerCase();
  return annotations.filter(
    ({ highlight, note }) =>
      (colour === undefined || highlight.colour === colour) &&
      [quotedWords(highlight.range), note.text, highlight.chapterTitle].some((text) =>
        text.toLowerCase().includes(sought),
      ),
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
