import type { Insertable } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { MAX_PURCHASES_PER_MINUTE } from '../purchases/chargePurchase.ts';
import { NOW } from './startTestGateway.ts';

/** As many purchases of one account as are sold to it in one minute. */
export const quickPurchases = (userId: string): Insertable<Tables['purchase']>[] =>
  Array.from({ length: MAX_PURCHASES_PER_MINUTE }, (_, index) => ({
    id: `quick-${index}`,
    user_id: userId,
    kind: 'chapter',
    book_id: 1,
    title: '',
    chapter_title: '',
    chapter_count: 1,
    price: 0,
    paid_beans: 0,
    paid_by_tickets: 0,
    created_at: NOW,
  }));
