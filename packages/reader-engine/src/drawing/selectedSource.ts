import type { DrawnWords } from './DrawnWords.ts';
import { shownStretch } from './shownStretch.ts';

/**
 * The text that a selection stands for, in place of what is drawn of it: line feeds as the source has them, and each text
 * in a line of its own. Undefined where something else is selected too, or nothing of these texts.
 */
export function selectedSource(selected: Range, texts: readonly DrawnWords[]): string | undefined {
  let known = 0;
  const found: string[] = [];
  for (const { text, parts } of texts) {
    const stretch = shownStretch(selected, parts);
    if (!stretch) continue;
    known += stretch.selected;
    found.push(text.slice(stretch.from, stretch.to));
  }
  const isAll = known === selected.toString().length;
  return isAll && found.length > 0 ? found.join('\n') : undefined;
}
