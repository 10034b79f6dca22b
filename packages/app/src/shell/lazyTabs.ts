import { lazyScreen } from '../router/lazyScreen.tsx';

/** The tab bar, fetched with the first page that has one: most readers come to pages without. */
export const lazyTabs = lazyScreen(() => import('./MainTabs.tsx'));
