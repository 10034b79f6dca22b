import { Button, EmptyView, Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSearchParams } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { RankBooks } from './RankBooks.tsx';
import { RankLinks } from './RankLinks.tsx';

/** One rank from its first place on; which one is in the query [ROUTE-24] [CATRANK-04] (D-158). */
export default function RankDetailScreen() {
  const [query] = useSearchParams();
  const rankId = query.get('rankId') ?? '';
  const name = query.get('rankName') || '榜单';
  return (
    <Page measure="wide" bar={<BackBar title={name} />}>
      <PageTitle name={name} />
      {rankId === '' ? (
        <EmptyView message="没有这个榜单" action={<Button href={paths.ranks()}>全部榜单</Button>} />
      ) : (
        <>
          <RankLinks rankId={rankId} />
          <ScreenBoundary key={rankId} failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
            <RankBooks key={rankId} rankId={rankId} name={name} />
          </ScreenBoundary>
        </>
      )}
    </Page>
  );
}
