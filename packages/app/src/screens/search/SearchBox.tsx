import { markMatches, SEARCH_MAX_LENGTH, searchKeyword } from '@shuye/core-domain/search';
import { MarkedText, SearchCombobox } from '@shuye/ui';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { environmentPanel } from './environment/environmentPanel.ts';
import styles from './SearchBox.module.css';
import { useSuggestions } from './useSuggestions.ts';

interface SearchBoxProps {
  /** The word of the address. */
  word: string;
  onSearch: (word: string) => void;
  onCancel: () => void;
}

/** The field with 取消 and the suggestions below it [SEARCH-01..04] [SEARCH-21]. */
export function SearchBox({ word, onSearch, onCancel }: SearchBoxProps) {
  const { nowMs, toaster } = useServices();
  const { key } = useLocation();
  const change: string = useNavigationType();
  const isArrival = change !== 'POP' && word === '';
  const untouched = { visit: key, value: word, typed: { text: '', atMs: 0 } };
  const [draft, setDraft] = useState(untouched);
  // Another address has another word in its field.
  const { value, typed } = draft.visit === key ? draft : untouched;
  const suggestions = useSuggestions(typed);
  const [isPanelOpen, setPanelOpen] = useState(false);

  // From word to word the path may stay the same. Results that restore their scroll follow, and do so afterwards (D-006).
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    window.scrollTo(0, 0);
  }, [key]);

  const onChange = (text: string, isComposing: boolean): void =>
    setDraft({ visit: key, value: text, typed: isComposing ? typed : { text, atMs: nowMs() } });

  const submit = (text: string): void => {
    const check = searchKeyword(text);
    if (!check.ok) {
      toaster.show(check.message);
      return;
    }
    if (check.keyword === environmentPanel?.keyword) {
      setPanelOpen(true);
      return;
    }
    setDraft({ ...untouched, value: check.keyword });
    onSearch(check.keyword);
  };

  return (
    <header className={styles['bar']}>
      <div className={styles['measure']}>
        <div className={styles['field']}>
          <SearchCombobox
            value={value}
            onChange={onChange}
            onSubmit={submit}
            onCancel={onCancel}
            suggestions={suggestions}
            renderSuggestion={(suggestion) => <MarkedText parts={markMatches(suggestion, typed.text)} />}
            action={paths.search()}
            name="word"
            placeholder="请输入书名或作者名"
            maxLength={SEARCH_MAX_LENGTH}
            focusKey={isArrival ? key : undefined}
          />
        </div>
      </div>
      {environmentPanel && isPanelOpen && (
        <Suspense>
          <environmentPanel.Sheet onClose={() => setPanelOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
