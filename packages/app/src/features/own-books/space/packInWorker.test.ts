import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOwnBook } from '../../../testing/anOwnBook.ts';
import { aSpaceServer } from '../../../testing/aSpaceServer.ts';
import { someWorkers } from '../../../testing/someWorkers.ts';
import { testServices } from '../../../testing/testServices.ts';
import type { ImportFault } from '../worker/BookPreview.ts';
import { createSpaceDesk } from './createSpaceDesk.ts';

const READER = '9000001';
const BOOK = 'local-1x-2y-3';

/** A browser that starts these in place of its own workers. */
const startWorkers = (make: () => Worker): void =>
  void vi.stubGlobal('Worker', function startWorker() {
    return make();
  });

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue(undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A book that is on its way into the space, and has come to its worker. */
async function anUpload() {
  const book = await anOwnBook({ owner: READER });
  const { make, made } = someWorkers();
  startWorkers(make);
  const { answers } = aSpaceServer();
  const services = testServices({ answers, userId: READER });
  const desk = createSpaceDesk(services);
  await desk.getState().refresh();
  const chapters = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  const done = desk.getState().upload(book);
  const worker = await vi.waitUntil(() => made[0], { timeout: 10_000 });
  return {
    book,
    worker,
    desk,
    done,
    chaptersRead: () =>
      chapters.mock.contexts.filter((store) => (store as { name?: string }).name === 'chapters').length,
    sent: () => services.seen.map(({ name }) => name).filter((name) => /^(?:begin|write|finish)SpaceBook$/.test(name)),
  };
}

it('a book is packed by a worker alone: the page reads none of its texts, and sends what it is handed', async () => {
  const { book, worker, desk, done, chaptersRead, sent } = await anUpload();
  expect(worker.orders).toEqual([{ kind: 'pack', book }]);
  worker.tell({ kind: 'progress', share: 0.5 });
  expect(desk.getState().transfers[BOOK]).toEqual({ kind: 'upload', share: 0.1 });
  expect([chaptersRead(), sent()]).toEqual([0, []]);
  worker.tell({ kind: 'packed', packed: { bytes: Uint8Array.of(1, 2, 3), digest: 'd' } });
  expect(await done).toBe(true);
  expect(sent()).toEqual(['beginSpaceBook', 'writeSpaceBook', 'finishSpaceBook']);
  expect([worker.isEnded, chaptersRead()]).toEqual([true, 0]);
});

it('an upload that is given up while it is packed ends its worker at once, and nothing of it is sent', async () => {
  const { worker, desk, done, sent } = await anUpload();
  desk.getState().cancel(BOOK);
  expect(worker.isEnded).toBe(true);
  expect(await done).toBe(false);
  worker.tell({ kind: 'packed', packed: { bytes: Uint8Array.of(1), digest: 'd' } });
  expect(sent()).toEqual([]);
  expect([desk.getState().transfers, desk.getState().faults]).toEqual([{}, {}]);
});

it.each<[ImportFault, string]>([
  ['lost', '这台设备上的这本书读不全了，请重新导入'],
  ['too-large', '这本书太大，放不进我的空间'],
  ['storage', '浏览器不让读取这本书，没有上传'],
  ['broken', '打包这本书时出了错，没有上传，请再试一次'],
])('what ends the packing (%s) is told in one sentence, and nothing is sent', async (fault, words) => {
  const { worker, desk, done, sent } = await anUpload();
  worker.tell({ kind: 'failed', fault });
  expect(await done).toBe(false);
  expect(desk.getState().faults).toEqual({ [BOOK]: words });
  expect([worker.isEnded, sent()]).toEqual([true, []]);
});

it('a worker that does not come, or dies, is told likewise, and a further try has a new one', async () => {
  const { book, worker, desk, done } = await anUpload();
  worker.fail();
  expect(await done).toBe(false);
  expect(desk.getState().faults).toEqual({ [BOOK]: '上传功能没有打开，请检查网络后再试' });
  const { make, made } = someWorkers();
  startWorkers(make);
  const again = desk.getState().upload(book);
  (await vi.waitUntil(() => made[0], { timeout: 10_000 })).fail('out of memory');
  expect(await again).toBe(false);
  expect(desk.getState().faults).toEqual({ [BOOK]: '打包这本书时出了错，没有上传，请再试一次' });
});
