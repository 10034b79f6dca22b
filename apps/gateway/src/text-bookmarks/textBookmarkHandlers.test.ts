import { syncTextBookmarks } from '@shuye/api-client/calls';
import { applyServerCollection, emptyCollection, itemsToPush } from '@shuye/core-domain/collection';
import {
  addBookmark,
  bookmarksOf,
  MAX_SENT_BOOKMARKS,
  removeBookmarks,
  type BookmarkRecord,
} from '@shuye/core-domain/text-bookmarks';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof startTestGateway>>['signIn']>>;

const place = (offset: number) => ({ chapterId: 'c1', offset, print: '' });

/** A device of a reader that keeps its bookmarks by the rules and syncs them with a real gateway. */
function aDevice(name: string, { ask, userId }: Reader) {
  let record: BookmarkRecord = emptyCollection(name);
  return {
    offsets: () => bookmarksOf(record, '1001').map((bookmark) => bookmark.place.offset),
    add: (offset: number, nowMs = NOW) => {
      const bookmark = { bookId: '1001', place: place(offset), chapterTitle: '第1章', text: '灯火' };
      record = addBookmark(record, bookmark, nowMs) ?? expect.unreachable();
    },
    remove: (offset: number, nowMs = NOW) => {
      record = removeBookmarks(record, '1001', [place(offset)], nowMs);
    },
    sync: async () => {
      const pushed = itemsToPush(record, MAX_SENT_BOOKMARKS);
      const asked = { userId, changes: pushed, since: record.revision };
      const { status, body } = await sendCall(ask, syncTextBookmarks, asked, userId);
      if (status === 200) record = applyServerCollection(record, { pushed, ...readAnswer(syncTextBookmarks, body) });
      return status;
    },
  };
}

async function twoDevices() {
  const gateway = await startTestGateway();
  const reader = await gateway.signIn();
  return { ...gateway, reader, phone: aDevice('phone', reader), tablet: aDevice('tablet', reader) };
}

describe('the bookmarks of an account', () => {
  it('are the same on each of its devices, and stay removed when a device that was away knows them still', async () => {
    const { phone, tablet } = await twoDevices();
    phone.add(1);
    phone.add(2, NOW + 1);
    await phone.sync();
    await tablet.sync();
    tablet.add(3, NOW + 2);
    phone.remove(1, NOW + 60_000);
    for (const device of [phone, tablet, phone]) await device.sync();
    expect([phone.offsets(), tablet.offsets()]).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  it('are seen by their account alone, and by no guest', async () => {
    const { phone, signIn, ask, reader } = await twoDevices();
    phone.add(1);
    await phone.sync();
    const other = aDevice('other', await signIn());
    await other.sync();
    expect(other.offsets()).toEqual([]);
    const asked = { userId: reader.userId, changes: [], since: 0 };
    expect((await sendCall(ask, syncTextBookmarks, asked)).status).toBe(401);
  });
});
