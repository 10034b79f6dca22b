import { cleanMarkup } from './cleanMarkup.ts';
import { createFlowChapter } from './createFlowChapter.ts';
import type { FlowChapter } from './FlowChapter.ts';
import { sizePictures } from './sizePictures.ts';

export { createFlowStyles } from './createFlowStyles.ts';

/** Cleans a chapter's markup; `text` is its text content, in which offsets count. `className` is where its css holds. */
export async function prepareMarkup(
  document: Document,
  markup: string,
  className: string,
): Promise<{ text: string; flow: FlowChapter }> {
  const view = document.defaultView;
  if (!view) throw new Error('Markup can only be shown in a page that has a window.');
  const content = cleanMarkup(view, markup);
  await sizePictures(document, content);
  return { text: content.textContent ?? '', flow: createFlowChapter(document, { content, className }) };
}
