import { cleanMarkup } from './cleanMarkup.ts';
import { createFlowChapter } from './createFlowChapter.ts';
import type { FlowChapter } from './FlowChapter.ts';
import type { Reading } from '../chapters/Reading.ts';
import { findReadings } from './findReadings.ts';
import { reservePictureSpace } from './reservePictureSpace.ts';
import { joinPictures } from './joinPictures.ts';
import { markLinePictures } from './markLinePictures.ts';
import { markPictures, sizePictures } from './sizePictures.ts';

export { createFlowStyles } from './createFlowStyles.ts';

export interface MarkupSource {
  document: Document;
  markup: string;
  css: string;
  className: string;
  pictureAddress: (name: string) => string | undefined;
  isUnseen: boolean;
}

interface PreparedMarkup {
  text: string;
  flow: FlowChapter;
  readings: readonly Reading[];
}

/** Cleans a chapter's markup; `text` is its text content, in which offsets count. */
export async function prepareMarkup(source: MarkupSource): Promise<PreparedMarkup> {
  const { document, markup, css, className, pictureAddress, isUnseen } = source;
  const view = document.defaultView;
  if (!view) throw new Error('Markup can only be shown in a page that has a window.');
  const content = cleanMarkup(view, markup, pictureAddress);
  markPictures(content);
  if (!isUnseen) {
    await sizePictures(document, content);
    if (content.querySelector('img')) markLinePictures(document, content, css);
    reservePictureSpace(content);
    joinPictures(content);
  }
  return {
    text: content.textContent ?? '',
    readings: findReadings(content),
    flow: createFlowChapter(document, { content, className }),
  };
}
