import type { LoadScreen } from '../router/lazyScreen.tsx';
import type { InnerScreen } from './screens.ts';

/** The screens that readers come to from within. A page that is opened directly asks for this list first. */
export const innerScreens: Readonly<Record<InnerScreen, LoadScreen>> = {
  myself: () => import('../screens/myself/MyselfScreen.tsx'),
  'not-found': () => import('../screens/not-found/NotFoundScreen.tsx'),
};
