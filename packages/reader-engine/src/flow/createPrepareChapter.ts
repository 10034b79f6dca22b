import type { PrepareChapter } from '../chapters/createOpenBook.ts';

type Styles = (css: string) => string;

/** Makes chapters ready for a page; what cleans markup is fetched with the first chapter that needs it. */
export function createPrepareChapter(document: Document): PrepareChapter {
  let styles: Styles | undefined;
  return async (chapter, content) => {
    if (content.kind === 'text') return { kind: 'text', chapter, text: content.text };
    const { createFlowStyles, prepareMarkup } = await import('./prepareMarkup.ts');
    styles ??= createFlowStyles(document);
    return { kind: 'markup', chapter, ...(await prepareMarkup(document, content.markup, styles(content.css))) };
  };
}
