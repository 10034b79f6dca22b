import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { defineCommand, type CommandDef } from 'citty';
import type { Guarded } from '../../library/cli/Guarded.ts';
import { parsePeriod, periodArgs } from '../../library/cli/parsePeriod.ts';
import { rejectForgotten } from '../../library/cli/rejectForgotten.ts';
import { rejectUndefined } from '../../library/cli/rejectUndefined.ts';
import { withDatabase } from '../../library/cli/withDatabase.ts';
import type { Terminal } from '../../library/cli/Terminal.ts';
import { findMoney } from '../findMoney.ts';
import { MoneyFailure } from '../MoneyFailure.ts';
import { moneyReport } from '../moneyReport.ts';
import { refundOrder } from '../refundOrder.ts';
import { parseStatement } from '../statement/parseStatement.ts';
import { reconcile } from '../statement/reconcile.ts';
import { formatFound, formatReconciliation, formatReport, yuan } from './formatMoney.ts';

const json = { json: { type: 'boolean', description: 'Print one JSON object' } } as const;
const period = { ...periodArgs, ...json } as const;

const MAX_REASON = 200;

/** The commands about beans and orders. */
export function moneyCommands(terminal: Terminal, guarded: Guarded): CommandDef {
  const { env, print, folder } = terminal;

  const report = defineCommand({
    meta: {
      name: 'report',
      description: 'Top-ups, spending by kind, refunds, outstanding beans, and a check of the books',
    },
    args: period,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, period);
        rejectForgotten(args, period);
        const days = parsePeriod(args);
        const found = await withDatabase(env, (database) => moneyReport(database, days));
        print(args.json ? JSON.stringify(found) : formatReport(found));
        if (found.faults.length > 0) process.exitCode = 1;
      }),
  });

  const findArgs = {
    name: { type: 'positional', description: 'Order, trade or payment number, or user id', required: true },
    ...json,
  } as const;
  const find = defineCommand({
    meta: { name: 'find', description: 'What an account paid and spent, by its id or an order’s number' },
    args: findArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, findArgs);
        const found = await withDatabase(env, (database) => findMoney(database, args.name));
        if (!found)
          throw new MoneyFailure(`Nothing is known of “${args.name}”: neither an order nor a user has that name.`);
        print(args.json ? JSON.stringify(found) : formatFound(found));
      }),
  });

  const refundArgs = {
    order: { type: 'positional', description: 'Number of the order, as “find” shows it', required: true },
    reason: { type: 'string', description: 'Why, for those who read the books later', required: true },
  } as const;
  const refund = defineCommand({
    meta: { name: 'refund', description: 'Take the beans of a paid order back; the money goes back at the provider' },
    args: refundArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, refundArgs);
        // Options of the other commands are no reason either.
        rejectForgotten(args, { ...period, ...refundArgs }, ['reason']);
        const reason = args.reason.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON);
        if (reason === '') throw new MoneyFailure('--reason is empty: say why the order is refunded.');
        const done = await withDatabase(env, (database) =>
          refundOrder(database, { orderNo: args.order, reason, nowMs: Date.now() }),
        );
        print(`${done.beans} beans of account ${done.userId} are taken back; it holds ${done.balance} now.`);
        print(`Give ${yuan(done.fen)} back at the provider: payment ${done.paymentId}.`);
      }),
  });

  const reconcileArgs = {
    statement: { type: 'positional', description: 'The provider’s statement, a CSV file', required: true },
    ...period,
  } as const;
  const reconciling = defineCommand({
    meta: { name: 'reconcile', description: 'Compare a provider’s statement with the orders of its days' },
    args: reconcileArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, reconcileArgs);
        rejectForgotten(args, reconcileArgs);
        const lines = parseStatement(await readFile(resolve(folder, args.statement)));
        const days = parsePeriod(args);
        const found = await withDatabase(env, (database) => reconcile(database, lines, days));
        print(args.json ? JSON.stringify(found) : formatReconciliation(found));
        if (found.differences.length > 0) process.exitCode = 1;
      }),
  });

  return defineCommand({
    meta: { name: 'money', description: 'Beans and orders, for those who keep the books' },
    subCommands: { report, find, refund, reconcile: reconciling },
  });
}
