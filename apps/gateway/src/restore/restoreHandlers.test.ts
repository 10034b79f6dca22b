import { createRestoreCopy, deleteRestoreCopy, readRestoreCopy, writeRestoreCopy } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../http/limits/createRateLimits.ts';
import { parseRateConfig } from '../config/rateConfig.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { sendCall } from '../testing/sendCall.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { RESTORE_COPY_TTL_MS } from '../retention/retentionRules.ts';

const place = { locator: '0f'.repeat(16) };
const draft = (letter: string): string => letter.repeat(32);

async function aPlace() {
  const gateway = await startTestGateway();
  const { ask } = gateway;
  await sendCall(ask, createRestoreCopy, place);
  const write = async (by: string, revision: number, content: string, ordinal = 0, pieces = 1) =>
    (await sendCall(ask, writeRestoreCopy, { ...place, draft: draft(by), revision, ordinal, pieces, content }))
      .body as { state: number; revision?: number };
  const read = async (ordinal = 0) =>
    readAnswer(readRestoreCopy, (await sendCall(ask, readRestoreCopy, { ...place, ordinal })).body);
  const rows = async (table: 'restore_copy' | 'restore_piece') =>
    gateway.database.selectFrom(table).selectAll().execute();
  return { ...gateway, write, read, rows };
}

describe('a restore copy', () => {
  it('is given back piece by piece as it was brought, and the next one takes its place', async () => {
    const { write, read, rows } = await aPlace();
    expect(await read()).toEqual({ revision: 0, pieces: 0, content: '' });
    expect(await write('a', 0, 'AAAA', 0, 2)).toMatchObject({ state: 200, revision: 0 });
    expect(await read()).toMatchObject({ revision: 0, pieces: 0 });
    expect(await write('a', 0, 'BBBB', 1, 2)).toMatchObject({ revision: 1 });
    expect([await read(0), await read(1)]).toMatchObject([{ pieces: 2, content: 'AAAA' }, { content: 'BBBB' }]);
    expect(await write('b', 1, 'CCCC')).toMatchObject({ revision: 2 });
    expect(await read()).toEqual({ revision: 2, pieces: 1, content: 'CCCC' });
    expect(await rows('restore_piece')).toHaveLength(1);
  });

  it('of two devices the first is taken, and the other is told', async () => {
    const { write, read } = await aPlace();
    await write('a', 0, 'AAAA', 0, 2);
    expect(await write('b', 0, 'BBBB')).toMatchObject({ revision: 1 });
    expect(await write('a', 0, 'AAAA', 1, 2)).toMatchObject({ state: 20_006 });
    expect(await read()).toMatchObject({ revision: 1, content: 'BBBB' });
  });

  it('is never put together of pieces of two devices', async () => {
    const { write, read } = await aPlace();
    await write('a', 0, 'AAAA', 0, 2);
    await write('b', 0, 'BBBB', 0, 2);
    expect(await write('a', 0, 'AAAA', 1, 2)).toMatchObject({ state: 20_006 });
    expect(await read()).toMatchObject({ revision: 0, pieces: 0 });
  });

  it('whose last answer was lost is told again, once it was taken (F8)', async () => {
    const { write, rows } = await aPlace();
    expect(await write('a', 0, 'AAAA')).toMatchObject({ revision: 1 });
    expect(await write('a', 0, 'AAAA')).toMatchObject({ state: 200, revision: 1 });
    expect(await rows('restore_piece')).toHaveLength(1);
  });

  it('and its place are deleted together', async () => {
    const { ask, write, rows } = await aPlace();
    await write('a', 0, 'AAAA');
    await sendCall(ask, deleteRestoreCopy, place);
    expect([await rows('restore_copy'), await rows('restore_piece')]).toEqual([[], []]);
    expect(await write('a', 0, 'AAAA')).toMatchObject({ state: 20_005 });
  });

  it('that is read is used: its time begins anew', async () => {
    const { database, write, read, rows } = await aPlace();
    await write('a', 0, 'AAAA');
    await database
      .updateTable('restore_copy')
      .set({ used_at: NOW - RESTORE_COPY_TTL_MS + 5 })
      .execute();
    await read();
    expect(await rows('restore_copy')).toMatchObject([{ used_at: NOW }]);
  });

  it('is kept without its locator and without its reader', async () => {
    const { write, rows } = await aPlace();
    await write('a', 0, 'AAAA');
    const kept = JSON.stringify([await rows('restore_copy'), await rows('restore_piece')]);
    expect(kept).not.toContain(place.locator);
    expect(kept).not.toContain('8000000');
  });

  it('one address makes five places at once, then one a minute; others are not held up (E20)', async () => {
    const limits = createRateLimits({ ...parseRateConfig({}), isOn: true }, () => 0);
    const ten = () => Array.from({ length: 10 }).filter(() => admits(limits, '203.0.113.1')).length;
    expect(ten()).toBe(5);
    expect(admits(limits, '198.51.100.1')).toBe(true);
    const { ask } = await startTestGateway({ limits: createRateLimits(parseRateConfig({}), () => 0) });
    const states = [];
    for (let at = 0; at < 6; at += 1) states.push((await sendCall(ask, createRestoreCopy, place)).status);
    expect(states).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

function admits(limits: ReturnType<typeof createRateLimits>, address: string): boolean {
  try {
    limits.admit('copy', address);
    return true;
  } catch {
    return false;
  }
}
