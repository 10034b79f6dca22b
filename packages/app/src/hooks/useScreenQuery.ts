import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { screenRead } from './screenRead.ts';
import { throwFirstFailure } from './throwFirstFailure.ts';

/**
 * A failure is thrown to the screen's boundary; a screen that is opened again asks again, which the library's own
 * `throwOnError` would not. The query does not suspend: React holds what follows a fallback back for 300 ms, and the
 * answer is mostly there sooner.
 */
export function useScreenQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Data, Key>,
) {
  const result = useQuery({ ...options, meta: screenRead });
  throwFirstFailure(result);
  return result;
}
