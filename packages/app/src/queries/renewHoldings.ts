import type { QueryClient } from '@tanstack/react-query';

/** What an account holds and what is recorded of it. */
const OF_ACCOUNT = ['holdings', 'account-records', 'tickets', 'bought-books', 'auto-buys'];

/** After money has moved: what the reader holds, and the records of it, are asked for again where they are shown. */
export async function renewHoldings(query: QueryClient): Promise<void> {
  await Promise.all(OF_ACCOUNT.map((name) => query.invalidateQueries({ queryKey: [name] })));
}
