import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'citty';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/openDatabase.ts';
import { anOrderRow } from '../../testing/anOrderRow.ts';
import { moneyCommands } from './moneyCommands.ts';
import { recordedTerminal } from '../../testing/recordedTerminal.ts';

const AT = Date.parse('2026-11-02T10:00:00+08:00');
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shuye-money-'));
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await database
    .insertInto('top_up_order')
    .values(
      anOrderRow('o1', {
        user_id: '8000001',
        trade_no: 't1',
        pay_mode: 4,
        status: 5,
        payment_id: 'p1',
        created_at: AT,
        paid_at: AT,
      }),
    )
    .execute();
  await database
    .insertInto('ledger_entry')
    .values([
      { movement: 'top-ups:o1', account: 'user:8000001', beans: 300, at: AT },
      { movement: 'top-ups:o1', account: 'top-ups', beans: -300, at: AT },
    ])
    .execute();
  await database.insertInto('bean_balance').values({ user_id: '8000001', beans: 300 }).execute();
  await database.destroy();
});

afterEach(() => {
  process.exitCode = undefined;
});

/** Runs `money …` and gives what it printed, and why it failed. */
async function money(...rawArgs: string[]) {
  const { terminal, guarded, printed, failures } = recordedTerminal(dataDir);
  await runCommand(moneyCommands(terminal, guarded), { rawArgs });
  return { output: printed.join('\n'), failures };
}

describe('money', () => {
  it('reports the days that are asked about, in China time', async () => {
    expect((await money('report')).output).toContain('Top-ups       1 orders, ¥30.00, 300 beans');
    expect((await money('report', '--from', '2026-11-02', '--to', '2026-11-02')).output).toContain('1 orders');
    expect((await money('report', '--to', '2026-11-01')).output).toContain('Top-ups       0 orders');
    expect(JSON.parse((await money('report', '--json')).output)).toMatchObject({ outstandingBeans: 300, faults: [] });
  });

  it.each(['2026-11-31', '2026-1-1', 'today', '20261101'])('says that %s is no day', async (day) => {
    expect((await money('report', '--from', day)).failures.join()).toContain(
      `“${day}” is no day. Write one as 2026-11-01.`,
    );
  });

  it('takes no days that end before they begin', async () => {
    for (const command of [['report'], ['reconcile', 'none.csv']]) {
      await writeFile(join(dataDir, 'none.csv'), 'order,amount\n');
      expect((await money(...command, '--from', '2026-11-02', '--to', '2026-11-01')).failures.join()).toContain(
        '--from is 2026-11-02, a day after --to 2026-11-01. Exchange the two.',
      );
    }
  });

  it('says of a folder without a library that it holds none, and makes none', async () => {
    dataDir = join(dataDir, 'mistyped');
    expect((await money('report')).failures.join()).toContain('mistyped holds no library: set SHUYE_DATA_DIR');
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  });

  it('finds an account by one of its orders, and says when there is none', async () => {
    expect((await money('find', 't1')).output).toMatch(/^Account 8000001: 300 beans\norder .*o1 {2}status 5, ¥30\.00/);
    expect((await money('find', 'x')).failures.join()).toContain('Nothing is known of “x”');
  });

  it('finds an account without money, and says of a purchase that nobody pressed it', async () => {
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    const account = { nickname: '', avatar_url: '', created_at: AT };
    await database
      .insertInto('account')
      .values({ user_id: '8000009', ...account })
      .execute();
    const chapter = { kind: 'chapter', book_id: 1, title: '灯', chapter_title: '第一章', chapter_count: 1 } as const;
    const paid = { price: 7, paid_beans: 7, paid_by_tickets: 0, created_at: AT, is_automatic: 1 } as const;
    await database
      .insertInto('purchase')
      .values({ id: 'a', user_id: '8000001', ...chapter, ...paid })
      .execute();
    await database.destroy();
    expect((await money('find', '8000009')).output).toBe('Account 8000009: 0 beans');
    expect((await money('find', '8000001')).output).toContain('灯 第一章: 7 beans, 0 by tickets, bought by itself');
  });

  it('refunds an order with its reason, once', async () => {
    const { output } = await money('refund', 'o1', '--reason', 'paid twice');
    expect(output).toBe(
      '300 beans of account 8000001 are taken back; it holds 0 now.\nGive ¥30.00 back at the provider: payment p1.',
    );
    expect((await money('refund', 'o1', '--reason', 'x')).failures.join()).toContain('(refunded: paid twice)');
    expect((await money('refund', 'o1', '--reason', ' ')).failures.join()).toContain('--reason is empty');
  });

  it('reconciles a statement that agrees, and one that does not, with status 1', async () => {
    await writeFile(join(dataDir, 'good.csv'), '\uFEFForder,amount,payment\r\no1,30.00,p1\r\n');
    expect((await money('reconcile', 'good.csv')).output).toBe('1 lines of the statement, 1 orders here\nThey agree.');
    expect(process.exitCode).toBeUndefined();

    await writeFile(join(dataDir, 'bad.csv'), 'order,amount,payment\no1,20.00,p1\no9,5,p9\n');
    expect((await money('reconcile', 'bad.csv', '--from', '2026-11-02', '--to', '2026-11-02')).output).toBe(
      [
        '2 lines of the statement, 1 orders here',
        'In the statement, but no order here: 1',
        '  order o9: there ¥5.00, here ¥0.00, payment p9, line 3',
        'Another amount there than here: 1',
        '  order o1: there ¥20.00, here ¥30.00, payment p1, line 2',
      ].join('\n'),
    );
    expect(process.exitCode).toBe(1);
    expect(JSON.parse((await money('reconcile', 'bad.csv', '--json')).output)).toMatchObject({
      lines: 2,
      differences: [
        { kind: 'other-amount', orderNo: 'o1', thereFen: 2000, hereFen: 3000, paymentIds: ['p1'], lines: [2] },
        { kind: 'unknown-order', orderNo: 'o9' },
      ],
    });
  });

  it('counts what the statement does not name for the days that are asked about alone', async () => {
    await writeFile(join(dataDir, 'none.csv'), 'order,amount\n');
    expect((await money('reconcile', 'none.csv', '--to', '2026-11-01')).output).toContain('They agree.');
    expect((await money('reconcile', 'none.csv', '--from', '2026-11-02')).output).toBe(
      [
        '0 lines of the statement, 1 orders here',
        'Paid here, but not in the statement: 1',
        '  order o1: there ¥0.00, here ¥30.00, payment p1',
      ].join('\n'),
    );
  });

  it('says what is wrong with a statement', async () => {
    expect((await money('reconcile', 'missing.csv')).failures.join()).toContain('missing.csv: There is no such file.');
    await writeFile(join(dataDir, 'odd.csv'), 'order,amount\no1,dear\n');
    expect((await money('reconcile', 'odd.csv')).failures.join()).toContain('Line 2: “dear” is no amount in yuan');
  });

  it.each([
    [['refund', 'o1', '--reason', '--json'], '--reason has no value, but --json after it. See --help.'],
    [['report', '--to', ''], '--to has no value. Give it one, or leave it out.'],
    [['report', '--from', '--json'], '--from has no value, but --json after it. See --help.'],
    [
      ['reconcile', 'none.csv', '--to', '--from=2026-11-01'],
      '--to has no value, but --from=2026-11-01 after it. See --help.',
    ],
  ])('changes and tells nothing where the value of an option was forgotten: %j', async (command, sentence) => {
    expect(await money(...command)).toEqual({ output: '', failures: [sentence] });
    expect((await money('find', 'o1')).output).not.toContain('refunded');
  });

  it('refuses options that it does not have', async () => {
    expect((await money('report', '--form', '2026-11-01')).failures.join()).toContain('There is no option --form.');
  });
});
