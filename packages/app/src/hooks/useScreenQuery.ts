import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

/**
 * A failure is thrown to the screen's boundary. The query does not suspend: React holds what follows a fallback back
 * for 300 ms, and the answer is mostly there sooner.
 */
export const useScreenQuery = <Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Data, Key>,
) => useQuery({ ...options, throwOnError: (_error, { state }) => state.data === undefined });
