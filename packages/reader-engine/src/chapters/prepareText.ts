import { AppError, messages } from '@shuye/core-domain/error';
import type { PrepareChapter } from './PrepareChapter.ts';

/** Plain text needs no preparation; where nothing can show markup, markup is a fault. */
export const prepareText: PrepareChapter = (chapter, content) => {
  if (content.kind !== 'text') throw new AppError('content', messages.contentFailure);
  return { kind: 'text', chapter, text: content.text };
};
