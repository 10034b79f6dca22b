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
/** The server's answer to what can be no id. */
const UNUSABLE_CODE = 400;

const noRank = <EmptyView message="没有这个榜单" action={<Button href={OTHERS.href}>{OTHERS.name}</Button>} />;

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
        noRank
      ) : (
        <>
          <RankLinks rankId={rankId} />
          <ScreenBoundary
            key={rankId}
            failure={(error, retry) =>
              error.kind === 'server' && error.code === UNUSABLE_CODE ? (
                <div role="alert">{noRank}</div>
              ) : (
                <SubjectFailure error={error} onRetry={retry} others={OTHERS} />
              )
            }
          >
            <RankBooks key={rankId} rankId={rankId} name={name} />
          </ScreenBoundary>
        </>
      )}
    </Page>
  );
}
