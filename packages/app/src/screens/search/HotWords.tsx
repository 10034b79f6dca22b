import type { ApiClient } from '@shuye/api-client';
import { hotWords } from '@shuye/api-client/calls';
import { failureMessage } from '@shuye/core-domain/error';
import { Module, NumberedWords, PartFailure } from '@shuye/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '../../routes.ts';
import { usePartRetry } from '../../hooks/usePartRetry.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { SearchWays } from './SearchWays.ts';
import styles from './HotWords.module.css';

const TITLE = '热门搜索';

const hotWordsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['hot-words'],
    queryFn: ({ signal }) => client.send(hotWords, {}, { signal }),
  });

/** What others search for; a word that stands for one book leads to it [SEARCH-07]. */
export function HotWords({ linkTo, onSearch }: SearchWays) {
  const { data, error, refetch } = useQuery(hotWordsQuery(useServices().client));
  const retry = usePartRetry({ error, refetch });
  if (data?.length === 0) return null;
  const words = data?.map(({ title, bookId }) => ({
    text: title,
    ...(bookId === undefined ? { ...linkTo(title), onPress: () => onSearch(title) } : { href: paths.cover(bookId) }),
  }));
  return (
    <Module title={TITLE}>
      <div className={styles['place']}>
        {words && <NumberedWords label={TITLE} words={words} />}
        {error && !data && <PartFailure message={failureMessage(error)} onRetry={retry} />}
      </div>
    </Module>
  );
}
