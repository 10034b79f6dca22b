import type { Query, QueryClient } from '@tanstack/react-query';

/** The query keeps `enabled`, an option of observers, as the component that named it said. */
const isWanted = ({ state, options }: Query): boolean =>
  state.status === 'pending' &&
  typeof options.queryFn === 'function' &&
  !('enabled' in options && options.enabled === false);

/**
 * Asks for all that a rendering named.
 * @returns Whether there was anything, so that the page is worth rendering again.
 */
export async function fetchQueries(client: QueryClient): Promise<boolean> {
  const waiting = client.getQueryCache().findAll({ predicate: isWanted });
  await Promise.allSettled(waiting.map((query) => query.fetch()));
  return waiting.length > 0;
}
