import { HOME_PAGE, storePageTitle } from '@shuye/core-domain/bookstore';
import { brand } from '@shuye/core-domain/brand';
import { Page, VisuallyHidden } from '@shuye/ui';
import { lazy, Suspense } from 'react';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { useLocation, useParams, useRoute } from '../../router/index.ts';
import { useIsTabBarVisible } from '../../features/tab-bar/useIsTabBarVisible.ts';
import { paths } from '../../routes.ts';
import { BookstorePage } from './BookstorePage.tsx';
import { HomeIntro } from './HomeIntro.tsx';
import styles from './BookstoreScreen.module.css';

const NOT_FOUND_CODE = 404;
const OTHERS = { name: '去书城', href: paths.home() };

/** Beside the first load: a page that never was is seldom asked for. */
const SubjectFailure = lazy(async () => {
  const { SubjectFailure: part } = await loadPersistently(
    () => import('../../features/load-failure/SubjectFailure.tsx'),
  );
  return { default: part };
});

/** The bookstore: home at '/' and '/st', a page by name at '/st/{pageName}', the monthly library [ROUTE-04..07] [ROUTE-37]. */
export default function BookstoreScreen() {
  const { pageName = HOME_PAGE } = useParams();
  const title = useRoute()?.title ?? storePageTitle(pageName);
  const isHome = title === undefined;
  const hasTabs = useIsTabBarVisible(useLocation().pathname === '/');

  return (
    <Page measure="wide" bottom={hasTabs ? 'tab-bar' : 'none'} bar={title !== undefined && <BackBar title={title} />}>
      {isHome && (
        <VisuallyHidden>
          <h1>{brand.readerName}</h1>
        </VisuallyHidden>
      )}
      <PageTitle name={title} />
      <div className={styles['modules']}>
        {isHome && <HomeIntro />}
        <ScreenBoundary
          key={pageName}
          failure={(error, retry) =>
            error.kind === 'server' && error.code === NOT_FOUND_CODE ? (
              <Suspense fallback={null}>
                <SubjectFailure error={error} onRetry={retry} others={OTHERS} />
              </Suspense>
            ) : (
              <LoadFailure error={error} onRetry={retry} />
            )
          }
        >
          <BookstorePage page={pageName} />
        </ScreenBoundary>
      </div>
    </Page>
  );
}
