import { Page, VisuallyHidden } from '@shuye/ui';
import { useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../features/page/focusHeading.ts';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchScreen.module.css';
import { SearchStart } from './SearchStart.tsx';
import { useSearchAddress } from './useSearchAddress.ts';
import { useSearchHistory } from './useSearchHistory.ts';
import { useSearchNavigation } from './useSearchNavigation.ts';

/** The search; each word that is searched for is an address of its own [ROUTE-32] [ROUTE-33]. */
export default function SearchScreen() {
  const { windowHeight, windowWidth } = useServices();
  const { key } = useLocation();
  const address = useSearchAddress();
  const { word } = address;
  const { history, remember, clear } = useSearchHistory();
  const { search, linkTo, leave } = useSearchNavigation(word);

  const frame = useRef<HTMLDivElement>(null);
  // Not an attribute: the page of a server allows no inline styles.
  useLayoutEffect(() => {
    const style = frame.current?.style;
    style?.setProperty('--host-height', `${windowHeight ?? ''}`);
    style?.setProperty('--host-width', `${windowWidth ?? ''}`);
  }, [windowHeight, windowWidth]);

  const onSearch = (next: string): void => {
    remember(next);
    search(next);
  };
  /** The button goes with the list: what had the focus would be nothing. */
  const onClear = (): void => {
    clear();
    focusHeading();
  };
  return (
    <div ref={frame} className={styles['frame']}>
      {/* Before the field: where the field takes the focus, it takes it from the heading. */}
      <PageTitle />
      <Page measure="wide" bar={<SearchBox word={word} onSearch={onSearch} onCancel={leave} />}>
        <VisuallyHidden>
          <h1>{word === '' ? '搜索' : `“${word}”的搜索结果`}</h1>
        </VisuallyHidden>
        {word === '' ? (
          <SearchStart history={history} onClear={onClear} linkTo={linkTo} onSearch={remember} />
        ) : (
          <SearchResults key={key} address={address} linkTo={linkTo} onSearch={remember} />
        )}
      </Page>
    </div>
  );
}
