import { sql } from 'kysely';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertAccount } from '../testing/insertAccount.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { deleteOldest } from './deleteOldest.ts';

const NOW = 1_790_000_000_000;

it('keeps an account’s newest rows, those that are equally old, and all that do not count', async () => {
  const database = await openTestDatabase();
  const reader = await insertAccount(database, {}, NOW);
  const other = await insertAccount(database, {}, NOW);
  const row = fc.record({ at: fc.integer({ min: 1, max: 12 }), isPaid: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), fc.integer({ min: 1, max: 8 }), async (rows, max) => {
      await database.deleteFrom('idempotency').execute();
      const keys = [reader, other].flatMap(({ userId }) =>
        rows.map(({ at, isPaid }, index) => ({
          user_id: userId,
          key: String(index),
          print: '',
          answer: '',
          created_at: at,
          expires_at: isPaid ? null : NOW,
        })),
      );
      if (keys.length > 0) await database.insertInto('idempotency').values(keys).execute();
      await deleteOldest(database, {
        table: 'idempotency',
        userId: reader.userId,
        column: 'created_at',
        max,
        where: sql<boolean>`expires_at is not null`,
      });
      const counted = rows
        .filter(({ isPaid }) => !isPaid)
        .map(({ at }) => at)
        .sort((one, next) => next - one);
      const oldest = counted[max - 1] ?? 0;
      const left = await database.selectFrom('idempotency').select(['user_id', 'key']).execute();
      const expected = rows.flatMap(({ at, isPaid }, index) => (isPaid || at >= oldest ? [String(index)] : []));
      const keysOf = (userId: string) =>
        left
          .filter(({ user_id }) => user_id === userId)
          .map(({ key }) => key)
          .sort();
      expect(keysOf(reader.userId)).toEqual(expected.sort());
      expect(keysOf(other.userId)).toHaveLength(rows.length);
    }),
    { numRuns: 60 },
  );
});
