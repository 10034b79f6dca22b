import type { ImportNews, ImportOrder } from './BookPreview.ts';
import { createImportDesk } from './createImportDesk.ts';

// A worker knows another `self` than the page whose types these files are checked with.
const scope = self as unknown as {
  postMessage: (news: ImportNews) => void;
  addEventListener: (name: 'message', listener: (event: MessageEvent<ImportOrder>) => void) => void;
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origins
const desk = createImportDesk((news) => scope.postMessage(news), Date.now);
scope.addEventListener('message', ({ data }) => void desk(data));
