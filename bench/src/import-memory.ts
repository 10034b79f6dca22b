// What importing a text of 20 MB holds in memory at most, in a worker whose heap ends at 64 MB.
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { blobSource, parseBook } from '@shuye/book-importer/browser';
import { prose } from '@shuye/book-importer/testing';

const MB = 1024 * 1024;
const LIMIT_MB = 64;
const SIZE = 20 * MB;

interface Outcome {
  chapters: number;
  heapMb: number;
  buffersMb: number;
}

/** Reads the book from end to end and keeps nothing of it, as the worker of a page does between two writes. */
async function importWhole(path: string): Promise<Outcome> {
  let heap = 0;
  let buffers = 0;
  const look = (): void => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    heap = Math.max(heap, heapUsed);
    buffers = Math.max(buffers, arrayBuffers);
  };
  const book = await parseBook(blobSource('大书.txt', await openAsBlob(path), look));
  let chapters = 0;
  for await (const { content } of book.chapters()) {
    if (content.kind === 'text' && content.text !== '') chapters += 1;
    look();
  }
  return { chapters, heapMb: heap / MB, buffersMb: buffers / MB };
}

function writeBook(path: string): number {
  const chapters: string[] = [];
  let size = 0;
  for (let at = 1; size < SIZE; at += 1) {
    const chapter = `第${at}章 长巷之${at}\n\n　　${prose(2000, at)}\n　　${prose(1500, at + 3)}\n\n`;
    size += Buffer.byteLength(chapter);
    chapters.push(chapter);
  }
  writeFileSync(path, chapters.join(''));
  return chapters.length;
}

if (isMainThread) {
  const folder = mkdtempSync(join(tmpdir(), 'shuye-bench-'));
  const path = join(folder, 'book.txt');
  try {
    const written = writeBook(path);
    const worker = new Worker(import.meta.filename, {
      workerData: path,
      resourceLimits: { maxOldGenerationSizeMb: LIMIT_MB },
    });
    const { chapters, heapMb, buffersMb } = await new Promise<Outcome>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    const isMet = chapters === written && heapMb + buffersMb <= LIMIT_MB;
    console.log(`importing 20 MB of text: ${chapters} of ${written} chapters`);
    console.log(
      `heap ${heapMb.toFixed(1)} MB and buffers ${buffersMb.toFixed(1)} MB at most, goal ${LIMIT_MB} MB together: ${isMet ? 'met' : 'missed'}`,
    );
    if (!isMet) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  const outcome = await importWhole(workerData as string);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  parentPort?.postMessage(outcome);
}
