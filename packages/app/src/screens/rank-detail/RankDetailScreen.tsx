import { Button, EmptyView, Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { SubjectFailure } from '../../features/load-failure/SubjectFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSearchParams } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { RankBooks } from './RankBooks.tsx';
import { RankLinks } from './RankLinks.tsx';
import { useRankName } from './useRankName.ts';

const OTHERS = { name: '全部榜单', href: paths.ranks() };
const NO_RANK = '没有这个榜单';

/**
 * One rank from its first place on; which one is in the query [ROUTE-24] [CATRANK-04] (D-158). Its name is what the
 * list of ranks calls it, whatever its address says (D-011).
 */
export default function RankDetailScreen() {
  const [query] = useSearchParams();
  const rankId = query.get('rankId') ?? '';
  const name = useRankName(rankId, query.get('rankName') ?? '');
  return (
    <Page measure="wide" bar={<BackBar title={name} />}>
      <PageTitle name={name} />
      {rankId === '' ? (
        <EmptyView message={NO_RANK} action={<Button href={OTHERS.href}>{OTHERS.name}</Button>} />
      ) : (
        <>
          <RankLinks rankId={rankId} />
          <ScreenBoundary
            key={rankId}
            failure={(error, retry) => (
              <SubjectFailure error={error} onRetry={retry} others={OTHERS} unusable={NO_RANK} />
            )}
          >
            <RankBooks key={rankId} rankId={rankId} name={name} />
          </ScreenBoundary>
        </>
      )}
    </Page>
  );
}
