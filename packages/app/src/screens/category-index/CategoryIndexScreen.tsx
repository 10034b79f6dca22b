import { Page, TextLink } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useIsTabBarVisible } from '../../features/tab-bar/useIsTabBarVisible.ts';
import { paths } from '../../routes.ts';
import { CategoryGroups } from './CategoryGroups.tsx';
import { OtherWays } from './OtherWays.tsx';
import styles from './CategoryIndexScreen.module.css';

/** 分类: every category of the store [ROUTE-21] [CATRANK-01]. */
export default function CategoryIndexScreen() {
  const hasTabs = useIsTabBarVisible(true);
  const toRanks = (
    <TextLink className={styles['ranks']} tone="quiet" href={paths.ranks()}>
      榜单
    </TextLink>
  );
  return (
    <Page measure="wide" bottom={hasTabs ? 'tab-bar' : 'none'} bar={<BackBar title="分类" actions={toRanks} />}>
      <PageTitle />
      <ScreenBoundary
        failure={(error, retry) => (
          <>
            <LoadFailure error={error} onRetry={retry} />
            <OtherWays />
          </>
        )}
      >
        <CategoryGroups after={<OtherWays />} />
      </ScreenBoundary>
    </Page>
  );
}
