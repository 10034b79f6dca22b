import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/**
 * Data that a screen cannot do without: undefined while it is on its way, thrown to the screen's boundary when it fails.
 * Not a suspending query: React holds what follows a fallback back for 300 ms, and the answer is mostly there sooner.
 */
export const useScreenQuery = <Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Data, Key>,
) => useQuery({ ...options, throwOnError: (_error, { state }) => state.data === undefined });
