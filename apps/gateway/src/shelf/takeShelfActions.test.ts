import { ShelfActionKind, type ShelfAction } from '@shuye/core-domain/shelf';
import { aShelfAction } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { readShelf } from './readShelf.ts';
import { takeShelfActions } from './takeShelfActions.ts';

const action = (bookId: string, sequence: number, change: Partial<ShelfAction> = {}) =>
  aShelfAction({ bookId, sequence, ...change });

it('takes no more different books than are kept for one account, and of a call all or none', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId } = await signIn();
  const take = (...actions: ShelfAction[]) => takeShelfActions(database, userId, actions, NOW, { mostBooks: 2 });
  const ids = async () => (await readShelf(database, userId)).map(({ bookId }) => bookId).sort();

  await take(action('1', 1));
  await expect(take(action('2', 2), action('3', 3))).rejects.toMatchObject({ code: 20002 });
  expect(await ids()).toEqual(['1']);
  await take(action('1', 2, { kind: ShelfActionKind.Delete, at: { time: 5, device: 'phone' } }), action('2', 3));
  expect(await ids()).toEqual(['1', '2']);
});

it('takes a thousand books at once', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId } = await signIn();
  const many = Array.from({ length: 1000 }, (_, at) => action(String(at), at + 1));
  await takeShelfActions(database, userId, many, NOW);
  expect(await readShelf(database, userId)).toHaveLength(1000);
});
