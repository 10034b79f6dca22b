import { ShelfActionKind, type ShelfAction } from '@shuye/core-domain/shelf';
import { aShelfAction } from '@shuye/core-domain/testing';
import { expect, it } from 'vitest';
import { startTestGateway, NOW } from '../testing/startTestGateway.ts';
import { readShelf } from './readShelf.ts';
import { SHELF_LIMITS, takeShelfActions } from './takeShelfActions.ts';

const action = (bookId: string, sequence: number, change: Partial<ShelfAction> = {}) =>
  aShelfAction({ bookId, sequence, ...change });

it('takes no more different books than are kept for one account, and of a call all or none', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId } = await signIn();
  const take = (...actions: ShelfAction[]) =>
    takeShelfActions(database, userId, actions, NOW, { ...SHELF_LIMITS, maxBooks: 2 });
  const ids = async () => (await readShelf(database, userId)).map(({ bookId }) => bookId).sort();

  await take(action('1', 1));
  await expect(take(action('2', 2), action('3', 3))).rejects.toMatchObject({ code: 20002 });
  expect(await ids()).toEqual(['1']);
  await take(action('1', 2, { kind: ShelfActionKind.Delete, at: { time: 5, device: 'phone' } }), action('2', 3));
  expect(await ids()).toEqual(['1', '2']);
});

const add = (bookId: string, sequence: number, title: string) =>
  action(bookId, sequence, {
    at: { time: sequence, device: 'phone' },
    details: { title, author: '', coverUrl: '', format: 1 },
  });

it('keeps no more bytes for one account than are allowed, and still takes what makes it smaller', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId } = await signIn();
  const take = (...actions: ShelfAction[]) =>
    takeShelfActions(database, userId, actions, NOW, { ...SHELF_LIMITS, maxBytes: 400 });
  await take(add('1', 1, '书'));
  await expect(take(add('1', 2, '灯'.repeat(150)))).rejects.toMatchObject({ code: 20002 });
  await take(add('1', 2, '灯'.repeat(100)));
  await expect(take(add('2', 3, '书'))).rejects.toMatchObject({ code: 20002, message: '书架已达上限，请先整理书籍' });
  await take(add('1', 3, '书'), add('2', 4, '书'));
  expect(await readShelf(database, userId)).toHaveLength(2);
});

it('takes a thousand books at once', async () => {
  const { database, signIn } = await startTestGateway();
  const { userId } = await signIn();
  const many = Array.from({ length: 1000 }, (_, at) => action(String(at), at + 1));
  await takeShelfActions(database, userId, many, NOW);
  expect(await readShelf(database, userId)).toHaveLength(1000);
});
