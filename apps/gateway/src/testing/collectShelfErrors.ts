import { calls, type AnyCall } from '@shuye/api-client/calls';
import { MAX_ANNOTATIONS } from '@shuye/core-domain/annotation';
import { MAX_GROUP_ITEMS } from '@shuye/core-domain/shelf-groups';
import { MAX_TEXT_BOOKMARKS } from '@shuye/core-domain/text-bookmarks';
import { aShelfAction, anAnnotation } from '@shuye/core-domain/testing';
import type { ItemTableName } from '../reader-items/ItemKind.ts';
import { SHELF_LIMITS } from '../shelf/takeShelfActions.ts';
import { createCrowdedShelf } from './createCrowdedShelf.ts';
import { NOW, startTestGateway } from './startTestGateway.ts';
import { sendCall } from './sendCall.ts';

const BATCH = 100;

/** Asks for the refusals that depend on what a shelf holds, and names those that came: `syncBookmarks 20001`. */
export async function collectShelfErrors(): Promise<string[]> {
  const gateway = await startTestGateway();
  const { database, ask } = gateway;
  const crowded = await gateway.signIn();
  await createCrowdedShelf(database, crowded.userId, SHELF_LIMITS.maxBooks);
  const damaged = await gateway.signIn();
  await createCrowdedShelf(database, damaged.userId, 1);
  await database.updateTable('shelf_entry').set({ bookmark: '{' }).where('user_id', '=', damaged.userId).execute();

  const state = async <Input>(
    call: AnyCall & { toRequest: (input: Input) => object },
    input: Input,
    who: { ask: typeof ask; userId?: string } = { ask },
  ) => `${call.name} ${((await sendCall(who.ask, call, input, who.userId)).body as { state: number }).state}`;
  const sync = { nowMs: NOW, changes: [aShelfAction({ bookId: 'one-more' })], pull: true };

  const { userId } = crowded;
  const fill = async (table: ItemTableName, count: number, item: { id: string }) => {
    for (let revision = 1; revision <= count; revision += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, at) => ({
        user_id: userId,
        id: `${item.id} ${revision + at}`,
        revision: revision + at,
        is_deleted: 0 as const,
        content: JSON.stringify(item),
      }));
      await database.insertInto(table).values(rows).execute();
    }
  };
  const at = { time: NOW, device: 'd1' };
  const note = anAnnotation({ id: 'one-more' });
  const grouped = { id: 'book.one-more', at, value: { groupId: 'g' } };
  const value = { bookId: '1', place: { chapterId: 'c1', offset: 0, print: '' }, chapterTitle: '', text: '', at: NOW };
  const marked = { id: '1 c1 0', at, value };
  await fill('annotation', MAX_ANNOTATIONS, note);
  await fill('shelf_group', MAX_GROUP_ITEMS, grouped);
  await fill('text_bookmark', MAX_TEXT_BOOKMARKS, marked);

  return [
    await state(calls.syncAnnotations, { userId, changes: [note], since: 0 }, crowded),
    await state(calls.syncShelfGroups, { userId, changes: [grouped], since: 0 }, crowded),
    await state(calls.syncTextBookmarks, { userId, changes: [marked], since: 0 }, crowded),
    await state(calls.syncBookmarks, sync, crowded),
    await state(calls.syncBookmarks, sync, damaged),
  ];
}
