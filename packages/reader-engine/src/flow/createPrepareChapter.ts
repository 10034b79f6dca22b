import { partAddress } from '@shuye/core-domain/chapter';
import type { PrepareChapter } from '../chapters/PrepareChapter.ts';

type Styles = (css: string) => string;

/** Makes chapters ready for a page; what cleans markup is fetched with the first chapter that needs it. */
export function createPrepareChapter(document: Document): PrepareChapter {
  let styles: Styles | undefined;
  return async (chapter, content, prefixes, { isUnseen = false } = {}) => {
    if (content.kind === 'text') return { kind: 'text', chapter, text: content.text };
    const { createFlowStyles, prepareMarkup } = await import('./prepareMarkup.ts');
    styles ??= createFlowStyles(document);
    const prepared = await prepareMarkup({
      document,
      markup: content.markup,
      css: content.css,
      className: styles(content.css),
      isUnseen,
      // Pictures are named like content files, and lie behind the free prefix whatever the chapter costs.
      pictureAddress: (suffix) => partAddress(prefixes, { suffix, isFree: true }),
    });
    return { kind: 'markup', chapter, source: content, ...prepared };
  };
}
