import { Chip, Module, TextLink } from '@shuye/ui';
import type { SearchHistory } from '@shuye/core-domain/search';
import { HotWords } from './HotWords.tsx';
import styles from './SearchStart.module.css';

interface SearchStartProps {
  history: SearchHistory;
  onClear: () => void;
  onSearch: (word: string) => void;
}

/** Before a search: what was searched for here before, and what others search for [SEARCH-07..09]. */
export function SearchStart({ history, onClear, onSearch }: SearchStartProps) {
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
                <Chip onPress={() => onSearch(value)}>{value}</Chip>
              </li>
            ))}
          </ul>
        </Module>
      )}
      <HotWords onSearch={onSearch} />
    </>
  );
}
