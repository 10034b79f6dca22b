import { chapterList, syncBookmarks, userInfo } from '@shuye/api-client/calls';
import { isKept, shelfOfActions, type ShelfAction } from '@shuye/core-domain/shelf';
import * as v from 'valibot';
import type { LoadReader } from './LoadReader.ts';
import { send, type Outgoing } from './send.ts';
import { signCall } from './signCall.ts';

interface Answered<Output> {
  answer: v.GenericSchema;
  toResult: (answer: never) => Output;
}

async function read<Output>(port: number, call: Answered<Output>, outgoing: Outgoing): Promise<Output> {
  const incoming = await send(port, outgoing);
  return call.toResult(v.parse(call.answer, JSON.parse(incoming?.body ?? '{}')) as never);
}

/** A shelf in a form in which two of them can be compared. */
const print = (actions: readonly ShelfAction[]): string =>
  shelfOfActions(actions)
    .filter((entry) => isKept(entry))
    .map(({ bookId, reading }) => `${bookId}@${reading?.bookmark.chapter ?? ''}`)
    .sort()
    .join();

/**
 * Holds what the server says of a reader against the journal of what was sent in their name.
 * @returns What differs, one sentence each.
 */
export async function compareJournal(port: number, reader: LoadReader, bookId: string): Promise<string[]> {
  const { userId, journal } = reader;
  const found: string[] = [];
  const { chapters } = await read(port, chapterList, signCall(chapterList, { bookId }, reader));
  const owned = chapters.filter(({ isBought }) => isBought).map(({ chapterId }) => chapterId);
  const bought = journal.flatMap(({ chapter }) => (chapter ? [chapter] : []));
  if (
    owned.sort().join() !==
    bought
      .map(({ id }) => id)
      .sort()
      .join()
  ) {
    found.push(`${userId} owns ${owned.length} chapters and bought ${bought.length}.`);
  }
  const left = reader.beans - bought.reduce((sum, { price }) => sum + price, 0);
  const assets = await read(port, userInfo, signCall(userInfo, undefined, reader));
  if (assets?.beanBalance !== left) found.push(`${userId} has ${assets?.beanBalance} beans instead of ${left}.`);

  const pull = { nowMs: Date.now(), changes: [], pull: true, userId };
  const { actions } = await read(
    port,
    syncBookmarks,
    signCall(syncBookmarks, pull, { ...reader, key: `pull-${userId}` }),
  );
  const sent = journal.flatMap(({ action }) => (action ? [action] : []));
  if (print(actions) !== print(sent))
    found.push(`${userId} has the shelf ${print(actions)} instead of ${print(sent)}.`);
  return found;
}
