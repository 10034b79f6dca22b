import { Chip, Module, TextLink } from '@shuye/ui';
import type { SearchHistory } from '@shuye/core-domain/search';
import { HotWords } from './HotWords.tsx';
import type { SearchWays } from './SearchWays.ts';
import styles from './SearchStart.module.css';

interface SearchStartProps extends SearchWays {
  history: SearchHistory;
  onClear: () => void;
}

/** Before a search: what was searched for here before, and what others search for [SEARCH-07..09]. */
export function SearchStart({ history, onClear, ...ways }: SearchStartProps) {
  return (
    <>
      {history.length > 0 && (
        <Module
          title="搜索历史"
          action={
            <TextLink tone="quiet" onPress={onClear} aria-label="清空搜索历史">
              清空
            </TextLink>
          }
        >
          <ul className={styles['history']} aria-label="搜索历史">
            {history.map(({ value }) => (
              <li key={value} className={styles['word']}>
                <Chip {...ways.linkTo(value)} onPress={() => ways.onSearch(value)}>
                  {value}
                </Chip>
              </li>
            ))}
          </ul>
        </Module>
      )}
      <HotWords {...ways} />
    </>
  );
}
