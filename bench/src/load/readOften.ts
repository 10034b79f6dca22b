// A process that reads one book by a call of the gateway, or one page by its path, again and again until it is told to
// stop, and tells how long it waited each time.
import { bookInfo } from '@shuye/api-client/calls';
import { send, type Outgoing } from './send.ts';
import { guest, signCall } from './signCall.ts';

/** Between two reads. */
const PAUSE_MS = 2;

const [port, target = ''] = process.argv.slice(2);
const reads = (): Outgoing =>
  target.startsWith('/')
    ? { method: 'GET', path: target, headers: { accept: 'text/html' } }
    : signCall(bookInfo, { bookId: target }, guest);
const waits: number[] = [];
const over = new AbortController();
process.once('message', () => over.abort());
while (!over.signal.aborted) {
  const began = performance.now();
  await send(Number(port), reads());
  waits.push(performance.now() - began);
  await new Promise((done) => void setTimeout(done, PAUSE_MS));
}
process.send?.(waits, () => process.exit());
