import { lazyScreen } from '../router/lazyScreen.tsx';

/** The code comes with the first page that has tabs, since most readers come to pages without. */
export const lazyTabs = lazyScreen(() => import('./MainTabs.tsx'));
