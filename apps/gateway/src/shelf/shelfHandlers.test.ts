import { syncBookmarks, type ShelfSyncInput } from '@shuye/api-client/calls';
import type { Bookmark } from '@shuye/core-domain/progress';
import { addBooks, removeBooks, ShelfActionKind, updateBook } from '@shuye/core-domain/shelf';
import { aShelfAction } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { createShelfDevice } from '../testing/createShelfDevice.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { signedRequest } from '../testing/signedRequest.ts';

const MINUTE = 60_000;
const pull: ShelfSyncInput = { nowMs: NOW, changes: [], pull: true };
const details = (title: string) => ({ title, author: '', coverUrl: '', format: 1 as const });
const book = (bookId: string) => ({ bookId, details: details(`书${bookId}`) });
const bookmark = (chapter: string, percent = 1): Bookmark => ({ chapter, chapterTitle: '', percent });

const update = (percent: number, sequence: number) =>
  aShelfAction({ kind: ShelfActionKind.Update, sequence, bookmark: bookmark('c1', percent) });

async function aReader(library: Parameters<typeof startTestGateway>[0] = {}) {
  const gateway = await startTestGateway(library);
  const reader = await gateway.signIn();
  return { ...gateway, reader, device: (name: string) => createShelfDevice(name, reader) };
}

describe('the shelf of an account', () => {
  it('is the same on each of its devices [API-40] [SHELFSYNC-01, SHELFSYNC-02, SHELFSYNC-03]', async () => {
    const { device } = await aReader();
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.change((record) => addBooks(record, [book('1'), book('2')], NOW));
    await phone.sync();
    await tablet.sync();
    expect(tablet.ids()).toEqual(['1', '2']);

    tablet.change((record) => removeBooks(updateBook(record, '2', bookmark('c9', 77), NOW), ['1'], NOW));
    await tablet.sync();
    await phone.sync();
    expect(phone.ids()).toEqual(['2']);
    expect(phone.books()[0]?.bookmark).toMatchObject({ chapter: 'c9', percent: 77 });
  });

  it('does not bring back what was removed while a device was away for a year (A-02) [SHELFSYNC-07]', async () => {
    const { device } = await aReader();
    const [phone, old] = [device('phone'), device('old')];
    phone.change((record) => addBooks(record, [book('1')], NOW - 400 * 24 * 60 * MINUTE));
    await phone.sync();
    await old.sync();
    phone.change((record) => removeBooks(record, ['1'], NOW));
    await phone.sync();
    old.change((record) => updateBook(record, '1', bookmark('c2'), NOW));
    await old.sync();
    await phone.sync();
    expect([old.ids(), phone.ids()]).toEqual([[], []]);
  });

  it('sets a stamp of the year 9999 back to five minutes from now, so that a later removal counts (E5)', async () => {
    const { device, database } = await aReader();
    const [broken, phone] = [device('broken'), device('phone')];
    broken.change((record) => addBooks(record, [book('1')], 9e15));
    await broken.sync();
    const row = await database.selectFrom('shelf_entry').selectAll().executeTakeFirstOrThrow();
    expect(row.kept_at).toBe(NOW + 5 * MINUTE);
    await phone.sync();
    phone.change((record) => removeBooks(record, ['1'], NOW));
    await phone.sync();
    expect(phone.ids()).toEqual([]);
  });

  it('takes each action once, however often it arrives', async () => {
    const { device } = await aReader();
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.change((record) => addBooks(record, [book('1')], NOW));
    await phone.pushOnly();
    await tablet.sync();
    tablet.change((record) => removeBooks(record, ['1'], NOW));
    await tablet.sync();
    await Promise.all([phone.pushOnly(), phone.pushOnly(true)]);
    await phone.sync();
    expect(phone.ids()).toEqual([]);
    expect(phone.record().outbox).toEqual([]);
  });

  it('is changed once for a key; the same key with other changes is refused by HTTP 409 (A-07)', async () => {
    const { reader, database } = await aReader();
    const send = (bookIds: readonly string[], later = 0) => {
      const changes = bookIds.map((bookId, at) => aShelfAction({ bookId, sequence: at + 1 }));
      const input = { ...pull, nowMs: NOW + later, changes };
      const { path, init } = signedRequest(syncBookmarks, input, { userId: reader.userId, nowMs: NOW });
      return reader.ask(path, { ...init, headers: { 'idempotency-key': 'k' } });
    };
    const first = await send(['1']);
    expect([(await send(['1'], 2000)).body, (await send(['1', '2'])).status]).toEqual([first.body, 409]);
    expect(await database.selectFrom('shelf_entry').select('book_id').execute()).toEqual([{ book_id: '1' }]);
  });

  it('answers a silent update with nothing, and keeps it [API-27]', async () => {
    const { device } = await aReader();
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.change((record) => addBooks(record, [book('1')], NOW));
    await phone.sync();
    phone.change((record) => updateBook(record, '1', bookmark('c3', 33), NOW));
    expect(await phone.pushOnly()).toEqual({ state: 200, detail: [], serverTime: NOW / 1000 });
    await tablet.sync();
    expect(tablet.books()[0]?.bookmark?.percent).toBe(33);
  });

  it('calls the books of this library as the library calls them [API-40]', async () => {
    const { device } = await aReader({
      books: [aBookRow({ id: 1001, title: '山中灯火', cover_file: 'c.svg', read_open: 0 })],
    });
    const [phone, tablet] = [device('phone'), device('tablet')];
    phone.change((record) => addBooks(record, [{ bookId: '1001', details: details('旧名') }, book('x-7')], NOW));
    await phone.sync();
    await tablet.sync();
    expect(tablet.titles()).toEqual(['山中灯火', '书x-7']);
    expect(tablet.books()[0]).toMatchObject({
      coverUrl: '/covers/c.svg',
      status: 'ongoing',
      carried: { cr_read: 0, cr_cover: 1 },
    });
  });

  it('holds percents within their scale (E5)', async () => {
    const { reader, database } = await aReader();
    for (const [at, percent] of [1e9, -5].entries()) {
      await sendCall(reader.ask, syncBookmarks, { ...pull, changes: [update(percent, at + 1)] }, reader.userId);
    }
    const rows = await database.selectFrom('shelf_entry').select('bookmark').execute();
    expect(rows.map((row) => row.bookmark)).toEqual([expect.stringContaining('10000')]);
  });
});

describe('whose shelf it is', () => {
  it('is said by the session alone: every other name is refused by HTTP 401 (E2)', async () => {
    const { ask, reader, signIn, database } = await aReader();
    const other = await signIn();
    const changes = [aShelfAction()];
    const as = async (asking: typeof ask, named: string, userid: string) =>
      (await sendCall(asking, syncBookmarks, { ...pull, changes, userId: userid }, named)).status;

    expect(await as(reader.ask, other.userId, other.userId)).toBe(401);
    expect(await as(reader.ask, reader.userId, other.userId)).toBe(401);
    expect(await as(reader.ask, '8000000', reader.userId)).toBe(401);
    expect(await as(ask, reader.userId, reader.userId)).toBe(401);
    expect(await as(ask, '8000000', reader.userId)).toBe(401);
    expect(await as(ask, '8000000', '8000000')).toBe(200);
    expect(await database.selectFrom('shelf_entry').selectAll().execute()).toEqual([]);
    expect(await as(reader.ask, reader.userId, reader.userId)).toBe(200);
    expect((await database.selectFrom('shelf_entry').select('user_id').execute()).map((row) => row.user_id)).toEqual([
      reader.userId,
    ]);
  });

  it('shows a reader only the reader’s own books', async () => {
    const { device, signIn, database } = await aReader();
    const phone = device('phone');
    phone.change((record) => addBooks(record, [book('1')], NOW));
    await phone.sync();
    const other = await signIn();
    const stranger = createShelfDevice('phone', other);
    await stranger.sync();
    expect(stranger.ids()).toEqual([]);
    // The same device name of another reader counts its own actions.
    stranger.change((record) => addBooks(record, [book('2')], NOW - 10 * MINUTE));
    await stranger.sync();
    expect(stranger.ids()).toEqual(['2']);
    const kept = database.selectFrom('shelf_entry').select('book_id').where('user_id', '=', other.userId);
    expect(await kept.execute()).toEqual([{ book_id: '2' }]);
  });

  it('keeps nothing for guests [PROD-04]', async () => {
    const { ask, database } = await aReader();
    const { body } = await sendCall(ask, syncBookmarks, { ...pull, changes: [aShelfAction()] });
    expect(readAnswer(syncBookmarks, body).actions).toEqual([]);
    expect(await database.selectFrom('shelf_entry').selectAll().execute()).toEqual([]);
  });
});

describe('a shelf that cannot be shown', () => {
  it('is refused whole with 20001 and stays as it is [SHELFSYNC-21, SHELFSYNC-22]', async () => {
    const { reader, device, database } = await aReader();
    const phone = device('phone');
    phone.change((record) => addBooks(record, [book('1'), book('2')], NOW));
    await phone.sync();
    await database.updateTable('shelf_entry').set({ details: '{' }).where('book_id', '=', '1').execute();
    const { body } = await sendCall(reader.ask, syncBookmarks, pull, reader.userId);
    expect(body).toEqual({ state: 20001, message: '书架数据异常，请稍后再试' });
    expect(await database.selectFrom('shelf_entry').select('book_id').execute()).toHaveLength(2);
  });

  it.each([
    ['a half without its stamp', { kept_by: null }],
    ['details of another shape', { details: '[]' }],
  ])('is not shown in part: %s [SHELFSYNC-22]', async (_name, damage) => {
    const { reader, device, database } = await aReader();
    const phone = device('phone');
    phone.change((record) => addBooks(record, [book('1')], NOW));
    await phone.sync();
    await database.updateTable('shelf_entry').set(damage).execute();
    expect((await sendCall(reader.ask, syncBookmarks, pull, reader.userId)).body).toMatchObject({ state: 20001 });
  });
});
