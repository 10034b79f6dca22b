import type { ReaderView } from '../drawing/ReaderView.ts';
import { shownStretch } from '../drawing/shownStretch.ts';

/** A selected part of a chapter; offsets of its source text, whatever script it is shown in. */
export interface SelectedText {
  chapterId: string;
  start: number;
  end: number;
}

/** If several chapters are selected, the first one counts. */
export function selectedText(view: Pick<ReaderView, 'surfaces'>, selected: Range): SelectedText | undefined {
  for (const { drawn } of view.surfaces()) {
    const stretch = drawn && shownStretch(selected, drawn.parts());
    if (!stretch) continue;
    const { chapterId, toSource = (offset: number) => offset } = drawn;
    return { chapterId, start: toSource(stretch.from), end: toSource(stretch.to) };
  }
  return undefined;
}
