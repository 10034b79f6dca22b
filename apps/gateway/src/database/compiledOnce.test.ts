import { expect, it } from 'vitest';
import { aBookRow } from '../testing/aBookRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { compiledOnce } from './compiledOnce.ts';

it('gives each asker the rows of their own values', async () => {
  const database = await openTestDatabase();
  await database
    .insertInto('book')
    .values([aBookRow(), aBookRow({ id: 1002, title: '海' })])
    .execute();
  const titleOf = compiledOnce(
    (at, id: number) => at.selectFrom('book').select('title').where('id', '=', id),
    (id) => [id],
  );
  const titles = [];
  for (const id of [1001, 1002, 1001]) titles.push(await database.executeQuery(titleOf(database, id)));
  expect(titles.map(({ rows }) => rows)).toEqual([[{ title: '山中灯火' }], [{ title: '海' }], [{ title: '山中灯火' }]]);
});

it('refuses values that are not those of the query', async () => {
  const database = await openTestDatabase();
  const wrong = compiledOnce(
    (at, id: number) => at.selectFrom('book').select('title').where('id', '=', id),
    () => [],
  );
  expect(() => wrong(database, 1)).toThrow(/Other parameters/);
});
