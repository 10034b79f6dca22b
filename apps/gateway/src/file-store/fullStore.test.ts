import { startObjectStore } from '@shuye/tooling/object-store';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Unavailable } from '../patience/Unavailable.ts';
import { aSmallDisk, canHaveDisks } from '../testing/files/aSmallDisk.ts';
import { newBucket } from '../testing/files/newBucket.ts';
import { aStoreBehind } from '../testing/network/aStoreBehind.ts';
import { bucketStore } from './bucketStore.ts';
import type { FileStore } from './FileStore.ts';

const FULL = '<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>full</Message></Error>';
/** Longer than it is left alone. */
const LEFT_ALONE_MS = 6000;
const STORED = Array.from({ length: 10 }, (_, at) => `covers/${at}.svg`);

afterEach(() => void vi.restoreAllMocks());

/** A bucket before which a server stands that takes no object, as one whose disk is full, once it is told to. */
async function aStoreThatFills() {
  let isFull = false;
  const { address } = await aStoreBehind((request, response) => {
    if (!isFull || request.method !== 'PUT') return false;
    request.resume().on('end', () => response.writeHead(507).end(FULL));
    return true;
  });
  return {
    address,
    fill: () => {
      isFull = true;
    },
    free: () => {
      isFull = false;
    },
  };
}

async function aStoreOnASmallDisk() {
  const disk = await aSmallDisk(4);
  const store = await startObjectStore(0, disk.folder);
  onTestFinished(store.stop);
  return { address: store.address, fill: disk.fill, free: disk.free };
}

interface Filling {
  address: string;
  fill: () => void;
  free: () => void;
}

async function aFilledStore({ address, fill, free }: Filling) {
  const told: string[] = [];
  const files: FileStore = await bucketStore(await newBucket(address), (message) => void told.push(message));
  for (const name of STORED) await files.write(name, name);
  fill();
  return { files, told, free };
}

const kinds: [string, () => Promise<Filling>][] = [['a server that says so', aStoreThatFills]];
if (process.env['SHUYE_DEEP'] && canHaveDisks) kinds.push(['a server on a small disk', aStoreOnASmallDisk]);

it.each(kinds)(
  'a store without room (%s) takes nothing and says so once, gives out what it has, and takes again by itself [F21]',
  async (_, start) => {
    const { files, told, free } = await aFilledStore(await start());
    for (let turn = 0; turn < 8; turn += 1)
      await expect(files.write(`covers/more-${turn}.svg`, 'x'.repeat(20_000))).rejects.toThrow(Unavailable);
    expect(told).toEqual(['writing to the file store does not answer and is left alone for a while']);
    for (const name of STORED) expect(String(await files.read(name))).toBe(name);
    free();
    const nowMs = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(nowMs + LEFT_ALONE_MS);
    await files.write('covers/new.svg', 'new');
    expect(String(await files.read('covers/new.svg'))).toBe('new');
    expect(told.slice(1)).toEqual(['writing to the file store answers again']);
  },
  30_000,
);
