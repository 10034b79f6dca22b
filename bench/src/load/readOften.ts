// A process that reads one book's page again and again until it is told to stop, and tells how long it waited each time.
import { bookInfo } from '@shuye/api-client/calls';
import { send } from './send.ts';
import { guest, signCall } from './signCall.ts';

/** Between two reads. */
const PAUSE_MS = 2;

const [port, bookId = ''] = process.argv.slice(2);
const waits: number[] = [];
const over = new AbortController();
process.once('message', () => over.abort());
while (!over.signal.aborted) {
  const began = performance.now();
  await send(Number(port), signCall(bookInfo, { bookId }, guest));
  waits.push(performance.now() - began);
  await new Promise((done) => void setTimeout(done, PAUSE_MS));
}
process.send?.(waits, () => process.exit());
