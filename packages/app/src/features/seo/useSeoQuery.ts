import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

export interface SeoData<Data> {
  data: Data | undefined;
  /** The query failed and nothing older is there; the page shows no error. */
  hasNoData: boolean;
}

/** Data of a page for search engines: a failure only sets the no-data flag [SEO-13] [ERR-70]. */
export function useSeoQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Data, Key>,
): SeoData<Data> {
  const { data, isError } = useQuery({ ...options, throwOnError: false });
  return { data, hasNoData: isError && data === undefined };
}
