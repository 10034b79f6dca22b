import { Kysely, sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../patience/Unavailable.ts';
import { exactNumber, postgresDialect } from './postgres.ts';

describe('a number that PostgreSQL writes as text', () => {
  it.each([
    ['0', 0],
    ['-12', -12],
    ['1790000000123', 1_790_000_000_123],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['12.5', 12.5],
  ])('%s is %d', (text, value) => {
    expect(exactNumber(text)).toBe(value);
  });

  it.each(['9007199254740992', '-9223372036854775808'])('%s is refused instead of rounded', (text) => {
    expect(() => exactNumber(text)).toThrow(RangeError);
  });
});

describe('a PostgreSQL that gives no connection', () => {
  it('is told once, and makes each query fail as one that may be asked again', async () => {
    const onLost = vi.fn<(error: Error) => void>();
    // Port 9 is that of a service which throws away what it is told; nobody runs it.
    const database = new Kysely({ dialect: postgresDialect('postgres://shuye:hunter2@127.0.0.1:9/shuye', onLost) });
    const ask = () => sql`select 1`.execute(database);
    await expect(ask()).rejects.toThrow(Unavailable);
    await expect(ask()).rejects.toThrow('no connection to the database can be had');
    expect(onLost).toHaveBeenCalledOnce();
    await database.destroy();
  });
});
