import { EmptyView } from '@shuye/ui';
import { HotWords } from './HotWords.tsx';
import type { SearchWays } from './SearchWays.ts';

/** A search that found nothing, and what else one may look for [SEARCH-15]. */
export function EmptyResults(ways: SearchWays) {
  return (
    <>
      <EmptyView message="暂无相关书籍" hint="换个词，或看看大家在搜什么" />
      <HotWords {...ways} />
    </>
  );
}
