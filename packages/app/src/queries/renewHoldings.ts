import type { QueryClient } from '@tanstack/react-query';

/** After money has moved: what the reader holds, and the records of it, are asked for again where they are shown. */
export async function renewHoldings(query: QueryClient): Promise<void> {
  await Promise.all([
    query.invalidateQueries({ queryKey: ['holdings'] }),
    query.invalidateQueries({ queryKey: ['account-records'] }),
  ]);
}
