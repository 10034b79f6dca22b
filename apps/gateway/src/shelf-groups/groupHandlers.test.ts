import { syncShelfGroups } from '@shuye/api-client/calls';
import { applyServerCollection, emptyCollection, itemsToPush } from '@shuye/core-domain/collection';
import {
  createGroup,
  dissolveGroup,
  MAX_SENT_GROUP_ITEMS,
  moveBooks,
  renameGroup,
  shelfGroups,
  type ShelfGroupRecord,
} from '@shuye/core-domain/shelf-groups';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { takeItems } from '../reader-items/takeItems.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { groupKind } from './groupHandlers.ts';

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof startTestGateway>>['signIn']>>;

/** A device of a reader that keeps its groups by the rules and syncs them with a real gateway. */
function aDevice(name: string, { ask, userId }: Reader) {
  let record: ShelfGroupRecord = emptyCollection(name);
  const round = async () => {
    const { revision } = record;
    const pushed = itemsToPush(record, MAX_SENT_GROUP_ITEMS);
    const { body } = await sendCall(ask, syncShelfGroups, { userId, changes: pushed, since: revision }, userId);
    const answer = readAnswer(syncShelfGroups, body);
    record = applyServerCollection(record, { pushed, ...answer });
    return answer.hasMore || answer.revision < revision || (pushed.length > 0 && record.unsent.length > 0);
  };
  return {
    record: () => record,
    names: () => shelfGroups(record).groups.map((group) => group.name),
    books: () => [...shelfGroups(record).groupOf],
    change: (make: (now: ShelfGroupRecord) => ShelfGroupRecord) => {
      record = make(record);
    },
    sync: async () => {
      let rounds = 1;
      while (await round()) rounds += 1;
      return rounds;
    },
  };
}

async function twoDevices() {
  const gateway = await startTestGateway();
  const reader = await gateway.signIn();
  return { ...gateway, reader, phone: aDevice('phone', reader), tablet: aDevice('tablet', reader) };
}

const many = (count: number) => Array.from({ length: count }, (_, at) => String(at));

describe('the groups of an account’s shelf', () => {
  it('are the same on each of its devices: a name given here and books moved there both stay', async () => {
    const { phone, tablet } = await twoDevices();
    phone.change((record) => createGroup(record, 'g', '言情', NOW));
    await phone.sync();
    await tablet.sync();
    phone.change((record) => renameGroup(record, 'g', '古言', NOW + 5));
    tablet.change((record) => moveBooks(record, ['1001', '1002'], 'g', NOW + 6));
    await phone.sync();
    await tablet.sync();
    await phone.sync();
    for (const device of [phone, tablet]) {
      expect([device.names(), device.books()]).toEqual([
        ['古言'],
        [
          ['1001', 'g'],
          ['1002', 'g'],
        ],
      ]);
    }
  });

  it('stay dissolved when a device that was away moves a book there', async () => {
    const { phone, tablet } = await twoDevices();
    phone.change((record) => moveBooks(createGroup(record, 'g', '言情', NOW), ['1001'], 'g', NOW));
    await phone.sync();
    await tablet.sync();
    tablet.change((record) => moveBooks(record, ['1002'], 'g', NOW + 1));
    phone.change((record) => dissolveGroup(record, 'g', NOW + 60_000));
    await phone.sync();
    await tablet.sync();
    await phone.sync();
    expect([phone.names(), tablet.names(), phone.books(), tablet.books()]).toEqual([[], [], [], []]);
  });

  it('take a thousand books in few calls, and a repeated sync changes nothing', async () => {
    const { phone, tablet, database } = await twoDevices();
    phone.change((record) => moveBooks(createGroup(record, 'g', '言情', NOW), many(1000), 'g', NOW));
    expect(await phone.sync()).toBeLessThanOrEqual(11);
    await tablet.sync();
    expect(tablet.books()).toHaveLength(1000);
    const before = await database.selectFrom('shelf_group').selectAll().execute();
    await tablet.sync();
    expect(await database.selectFrom('shelf_group').selectAll().execute()).toEqual(before);
  });

  it('are seen by their account alone', async () => {
    const { phone, signIn } = await twoDevices();
    phone.change((record) => createGroup(record, 'g', '言情', NOW));
    await phone.sync();
    const other = aDevice('other', await signIn());
    await other.sync();
    expect(other.names()).toEqual([]);
  });

  it('are bounded for one account, all or nothing', async () => {
    const { database, reader } = await twoDevices();
    const small = { ...groupKind, limits: { maxLive: 2, maxRows: 3 } };
    const items = many(3).map((id) => ({
      id: `book.${id}`,
      at: { time: NOW, device: 'd1' },
      value: { groupId: 'g' },
    }));
    const take = (some: typeof items) =>
      inTransaction(database, (transaction) => takeItems(small, transaction, reader.userId, some, NOW));
    await expect(take(items)).rejects.toMatchObject({ code: 20_004 });
    expect(await database.selectFrom('shelf_group').selectAll().execute()).toEqual([]);
    await take(items.slice(0, 2));
    expect(await database.selectFrom('shelf_group').selectAll().execute()).toHaveLength(2);
  });
});
