import { brand } from '@shuye/core-domain/brand';
import { AppError } from '@shuye/core-domain/error';
import { foundLabel } from '@shuye/core-domain/search';
import { LoadMore } from '@shuye/ui';
import { ListSkeleton } from '../../features/endless-list/ListSkeleton.tsx';
import { listStatus } from '../../features/endless-list/listStatus.ts';
import { useLocation } from '../../router/index.ts';
import { DirectHit } from './DirectHit.tsx';
import { EmptyResults } from './EmptyResults.tsx';
import { FoundAuthor } from './FoundAuthor.tsx';
import { FoundBooks } from './FoundBooks.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import styles from './SearchResults.module.css';
import type { SearchWays } from './SearchWays.ts';
import type { SearchAddress } from './useSearchAddress.ts';
import { useSearchResults } from './useSearchResults.ts';

interface SearchResultsProps extends SearchWays {
  address: SearchAddress;
}

/** What a word found: direct hit, author, books that go on loading [SEARCH-12] [SEARCH-26] [SEARCH-27]. */
export function SearchResults({ address, ...ways }: SearchResultsProps) {
  const { word } = address;
  // Pages that were opened directly all have the same key.
  const visit = `${useLocation().key}_${word}`;
  const found = useSearchResults(address, visit);
  const { result, error } = found;

  if (!result) {
    if (error instanceof AppError) return <SearchFailure error={error} onRetry={() => void found.refetch()} />;
    return <ListSkeleton />;
  }
  if (result.books.length === 0 && !result.directHit) return <EmptyResults {...ways} />;
  return (
    <>
      <output className={styles['count']}>{foundLabel(word, result)}</output>
      {result.directHit && <DirectHit book={result.directHit} word={word} />}
      {result.author && <FoundAuthor author={result.author} />}
      {result.books.length > 0 && <FoundBooks books={result.books} word={word} visit={visit} />}
      <LoadMore status={listStatus(found)} onLoad={() => void found.fetchNextPage()} endText={brand.footer} />
    </>
  );
}
