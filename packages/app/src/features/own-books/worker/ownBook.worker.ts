import type { BookNews, BookOrder } from './BookOrder.ts';
import { createImportDesk } from './createImportDesk.ts';
import { createPackDesk } from './createPackDesk.ts';

// A worker knows another `self` than the page whose types these files are checked with.
const scope = self as unknown as {
  postMessage: (news: BookNews, handedOver: Transferable[]) => void;
  addEventListener: (name: 'message', listener: (event: MessageEvent<BookOrder>) => void) => void;
};

const tell = (news: BookNews, handedOver: Transferable[] = []): void => scope.postMessage(news, handedOver);
const importDesk = createImportDesk(tell, Date.now);
const packDesk = createPackDesk(tell);
scope.addEventListener('message', ({ data }) => void (data.kind === 'pack' ? packDesk(data) : importDesk(data)));
