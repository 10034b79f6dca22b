import type { QueryClient } from '@tanstack/react-query';

const OF_ACCOUNT = ['holdings', 'account-records', 'tickets', 'bought-books', 'auto-buys'];

/** Money has moved, so what the reader holds and its records are asked for again where they are shown. */
export async function renewHoldings(query: QueryClient): Promise<void> {
  await Promise.all(OF_ACCOUNT.map((name) => query.invalidateQueries({ queryKey: [name] })));
}
