const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Characters that letter spacing applies to. */
export const visibleCharacters = (run: string): number =>
  run.length < 2 ? run.length : Array.from(segmenter.segment(run)).length;
