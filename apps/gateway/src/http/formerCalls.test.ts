import {
  type AnyCall,
  type calls,
  loadOwnSpace,
  readRestoreCopy,
  syncAnnotations,
  syncBookmarks,
  syncReadingDays,
  syncShelfGroups,
  syncTextBookmarks,
  syncVisits,
} from '@shuye/api-client/calls';
import { ShelfActionKind } from '@shuye/core-domain/shelf';
import { shelfGroups } from '@shuye/core-domain/shelf-groups';
import { createSession } from '../sessions/createSession.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
// As the clients of these days sent them: what a reader keeps, at the tests' time.
import formerCalls from '../testing/formerCalls.json';

const USER = '10000001';
/** Named by the recorded calls. */
const UPLOAD = 'f'.repeat(32);

interface FormerCall {
  call: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}
const versions = Object.entries<readonly FormerCall[]>(formerCalls);
const counts: Record<string, number> = {};
afterAll(() => console.log('calls of former versions (F20):', JSON.stringify(counts)));

type Answered<Output> = AnyCall & { toRequest: (input: never) => object; toResult: (answer: never) => Output };

async function theGateway() {
  const gateway = await startTestGateway();
  const { database } = gateway;
  const account = { user_id: USER, nickname: '书友', avatar_url: '', created_at: NOW };
  await database.insertInto('account').values(account).execute();
  const token = await createSession(database, USER, NOW);
  const ask: typeof gateway.ask = (path, init = {}) =>
    gateway.ask(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` },
    });
  const replay = async ({ call, method, path, headers, body }: FormerCall) => {
    const answer = await ask(path, { method, headers, body });
    // An upload has a name that nobody guesses; the calls after it were recorded with this one.
    if (call === 'beginSpaceBook')
      await database.updateTable('own_space_book').set({ upload: UPLOAD }).where('user_id', '=', USER).execute();
    return { status: answer.status, body: answer.body as { state: number } };
  };
  const pull = async <Output>(call: Answered<Output>, input: object): Promise<Output> =>
    readAnswer(call, (await sendCall(ask, call, input as never, USER)).body);
  const all = { userId: USER, since: 0, changes: [] };
  /** What a device of today's version is told of the reader. */
  const known = async (hasCopy: boolean) => {
    const shelf = await pull(syncBookmarks, { nowMs: NOW, changes: [], pull: true, userId: USER });
    const { groups, groupOf } = shelfGroups({ items: (await pull(syncShelfGroups, all)).changed });
    const { books } = await pull(loadOwnSpace, {});
    return {
      shelf: shelf.actions.map(({ kind, bookId, bookmark }) => [kind, bookId, bookmark?.chapter]),
      marks: (await pull(syncTextBookmarks, all)).changed.map(({ value }) => value?.text),
      notes: (await pull(syncAnnotations, all)).changed.map(({ note }) => note.text),
      groups: groups.map(({ name }) => name),
      grouped: [...groupOf],
      visits: (await pull(syncVisits, { userId: USER, bookId: '1001', visits: [] })).map(({ id }) => id),
      seconds: (await pull(syncReadingDays, { ...all, days: [], clearedAtMs: 0 })).changed.map(
        ({ seconds }) => seconds,
      ),
      space: books.map(({ title, isWhole }) => [title, isWhole]),
      copy: hasCopy ? (await pull(readRestoreCopy, { locator: '0f'.repeat(16), ordinal: 0 })).content : '',
    };
  };
  return { replay, known };
}

/** What the reader had who sent these calls. */
function had(sent: readonly FormerCall[]) {
  const where = <Value>(call: keyof typeof calls, value: Value, none: Value) =>
    sent.some((one) => one.call === call) ? value : none;
  return {
    shelf: [
      [ShelfActionKind.Delete, '1002', undefined],
      [ShelfActionKind.Add, '1001', undefined],
      [ShelfActionKind.Update, '1001', '5002'],
    ],
    marks: where('syncTextBookmarks', ['山中灯火'], []),
    notes: where('syncAnnotations', ['伏笔'], []),
    groups: where('syncShelfGroups', ['夜里读'], []),
    grouped: where('syncShelfGroups', [['1001', 'g1']], []),
    visits: where('syncVisits', ['v1'], []),
    seconds: where('syncReadingDays', [60], []),
    space: where('finishSpaceBook', [['夜渡', true]], []),
    copy: where('writeRestoreCopy', 'AAAA', ''),
  };
}

describe.each(versions)('a page of the version of %s (F20)', (version, sent) => {
  it('has each call of what its reader keeps answered; sent again it changes nothing', async () => {
    const { replay, known } = await theGateway();
    for (const one of [...sent, ...sent]) {
      const { status, body } = await replay(one);
      expect([one.call, status, body.state]).toEqual([one.call, 200, 200]);
      counts[version] = (counts[version] ?? 0) + 1;
    }
    const hasCopy = sent.some(({ call }) => call === 'writeRestoreCopy');
    expect(await known(hasCopy)).toEqual(had(sent));
  });
});
