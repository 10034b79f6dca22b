/** Code that few pages need. */
export const loadFirstTextFailure = () => import('./FirstTextFailure.tsx');
