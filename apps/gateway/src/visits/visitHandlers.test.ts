import { syncVisits } from '@shuye/api-client/calls';
import { recordVisit, type Spot, type Visit } from '@shuye/core-domain/visits';
import { expect, it } from 'vitest';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';

const spot = (index: number): Spot => ({
  place: { chapterId: `c${index}`, offset: 0, print: '灯' },
  index,
  chapterTitle: `第${index + 1}章`,
});
const read = (visits: readonly Visit[], index: number, id: string, nowMs = NOW): readonly Visit[] =>
  recordVisit(visits, spot(index), { id, newId: () => `${id}-2`, device: id, nowMs }).visits;

async function aReader() {
  const gateway = await startTestGateway();
  const reader = await gateway.signIn();
  const sync = async (visits: readonly Visit[], bookId = '1001') =>
    readAnswer(
      syncVisits,
      (await sendCall(reader.ask, syncVisits, { userId: reader.userId, bookId, visits }, reader.userId)).body,
    );
  return { ...gateway, reader, sync };
}

it('two devices of an account see each other’s places in a book, the latest first, each once', async () => {
  const { sync, database } = await aReader();
  const phone = await sync(read([], 7, 'phone'));
  const tablet = await sync(read([], 2, 'tablet', NOW + 9));
  expect(tablet.map(({ device, here }) => [device, here.index])).toEqual([
    ['tablet', 2],
    ['phone', 7],
  ]);
  expect(await sync(phone)).toEqual(tablet);
  expect(await sync([], '1002')).toEqual([]);
  expect(await database.selectFrom('book_visits').selectAll().execute()).toHaveLength(1);
});

it('a clock that is a year ahead hides nothing that is read later', async () => {
  const { sync } = await aReader();
  const [ahead] = await sync(read([], 1, 'phone', NOW + 365 * 86_400_000));
  expect(ahead?.at).toBe(NOW + 2 * 86_400_000);
});

it('nobody else’s visits are told or changed', async () => {
  const { reader, signIn, ask } = await aReader();
  const other = await signIn();
  const input = { userId: reader.userId, bookId: '1001', visits: [] };
  expect((await sendCall(other.ask, syncVisits, input, reader.userId)).status).toBe(401);
  expect((await sendCall(ask, syncVisits, input, reader.userId)).status).toBe(401);
});
