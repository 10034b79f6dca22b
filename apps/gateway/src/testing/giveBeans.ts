import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import { post } from '../money/ledger.ts';
import { NOW } from './startTestGateway.ts';

export const giveBeans = (database: Database, userId: string, beans: number): Promise<number> =>
  inTransaction(database, (transaction) =>
    post(transaction, { userId, beans, otherSide: 'gifts', reference: randomUUID(), nowMs: NOW }),
  );
