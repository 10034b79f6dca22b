import { calls, type AnyCall } from '@shuye/api-client/calls';
import { aShelfAction } from '@shuye/core-domain/testing';
import { SHELF_LIMITS } from '../shelf/takeShelfActions.ts';
import { createCrowdedShelf } from './createCrowdedShelf.ts';
import { NOW, type startTestGateway } from './startTestGateway.ts';
import { sendCall } from './sendCall.ts';

/** Asks for each documented refusal of the shelf's calls, and names those that came: `syncBookmarks 20001`. */
export async function collectShelfErrors(gateway: Awaited<ReturnType<typeof startTestGateway>>): Promise<string[]> {
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

  return [
    await state(calls.syncBookmarks, sync, crowded),
    await state(calls.syncBookmarks, sync, damaged),
    await state(calls.presetBookList, { columnId: 'none' }),
  ];
}
