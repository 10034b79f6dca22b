import type { Query, QueryClient } from '@tanstack/react-query';

/** As the component that named the query said it; `enabled` is an option of observers that the query keeps, too. */
const isWanted = ({ state, options }: Query): boolean =>
  state.status === 'pending' &&
  typeof options.queryFn === 'function' &&
  !('enabled' in options && options.enabled === false);

/**
 * Asks for everything that a rendering named and nobody asked for yet.
 * @returns whether there was anything: the page is then worth rendering again.
 */
export async function fetchQueries(client: QueryClient): Promise<boolean> {
  const waiting = client.getQueryCache().findAll({ predicate: isWanted });
  await Promise.allSettled(waiting.map((query) => query.fetch()));
  return waiting.length > 0;
}
