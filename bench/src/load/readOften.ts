// A thread that reads one book's page again and again until it is told to stop, and tells how long it waited each time.
import { parentPort, workerData } from 'node:worker_threads';
import { bookInfo } from '@shuye/api-client/calls';
import { send } from './send.ts';
import { guest, signCall } from './signCall.ts';

/** Between two reads. */
const PAUSE_MS = 2;

const { port, bookId } = workerData as { port: number; bookId: string };
const waits: number[] = [];
let isOver = false;
parentPort?.once('message', () => (isOver = true));
while (!isOver) {
  const began = performance.now();
  await send(port, signCall(bookInfo, { bookId }, guest));
  waits.push(performance.now() - began);
  await new Promise((done) => void setTimeout(done, PAUSE_MS));
}
parentPort?.postMessage(waits);
process.exit();
