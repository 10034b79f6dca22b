import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startObjectStore, type RunningObjectStore } from '@shuye/tooling/object-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unavailable } from '../patience/Unavailable.ts';
import { newBucket } from '../testing/files/newBucket.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';

let server: RunningObjectStore;
const told: string[] = [];
const tell = (message: string): void => void told.push(message);

beforeAll(async () => {
  server = await startObjectStore();
});
afterAll(() => server.stop());

describe.each([
  ['a folder', async () => folderStore(await mkdtemp(join(tmpdir(), 'shuye-files-')))],
  ['a bucket', async () => bucketStore(await newBucket(server.address), tell)],
])('the files of books in %s', (_kind, open) => {
  it('are read as they were written, and missing ones are known', async () => {
    const files = await open();
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
    await files.write('content/free/1/1/img/a.png', bytes);
    await files.write('content/free/1/1/2.json', '{"文":"潮"}');
    await files.settle('content/free/1/1');
    expect(await files.read('content/free/1/1/img/a.png')).toEqual(bytes);
    expect(String(await files.read('content/free/1/1/2.json'))).toBe('{"文":"潮"}');
    expect(await files.read('content/free/1/1/3.json')).toBeUndefined();
    await files.write('content/free/1/1/2.json', '{}');
    expect(String(await files.read('content/free/1/1/2.json'))).toBe('{}');
  });

  it('are listed by their folder, files and folders alike', async () => {
    const files = await open();
    for (const name of [
      'content/free/1/1/2.json',
      'content/free/1/1/img/a.png',
      'content/free/10/1/3.json',
      'covers/1.svg',
    ])
      await files.write(name, 'x');
    expect((await files.list('content/free')).sort()).toEqual(['1', '10']);
    expect((await files.list('content/free/1/1')).sort()).toEqual(['2.json', 'img']);
    expect(await files.list('covers')).toEqual(['1.svg']);
    expect(await files.list('content/charge')).toEqual([]);
  });

  it('go alone, or with their folder and nothing beside it', async () => {
    const files = await open();
    for (const name of ['content/free/1/1/2.json', 'content/free/1/2/2.json', 'content/free/10/1/3.json'])
      await files.write(name, 'x');
    await files.remove('content/free/1/1/2.json');
    expect(await files.read('content/free/1/1/2.json')).toBeUndefined();
    await files.remove('content/free/1');
    expect(await files.list('content/free')).toEqual(['10']);
    await files.remove('content/free/1');
  });
});

describe('a bucket', () => {
  it('lists and removes more files than one answer holds', async () => {
    const files = await bucketStore(await newBucket(server.address), tell, 2);
    for (let at = 0; at < 5; at += 1) await files.write(`content/free/1/1/${at}.json`, 'x');
    expect(await files.list('content/free/1/1')).toHaveLength(5);
    await files.remove('content/free/1');
    expect(await files.list('content/free/1/1')).toEqual([]);
  });

  it('that does not answer is left alone after a few tries, and said once', async () => {
    const gone = await startObjectStore();
    const config = await newBucket(gone.address);
    const files = await bucketStore(config, tell);
    await gone.stop();
    told.length = 0;
    await expect(bucketStore(config, tell)).rejects.toThrow('SHUYE_FILES_URL names a bucket that cannot be used');
    for (let turn = 0; turn < 8; turn += 1) await expect(files.read('covers/1.svg')).rejects.toThrow(Unavailable);
    expect(told).toEqual(['the file store does not answer and is left alone for a while']);
  });
});
