import { lazy } from 'react';

const isDevelopment = process.env.NODE_ENV !== 'production';

/** The word that opens the choice of environments. Builds for readers contain neither word nor panel: both are cut out here. */
export const environmentPanel = isDevelopment
  ? { keyword: 'shuye:env', Sheet: lazy(() => import('./EnvironmentSheet.tsx')) }
  : undefined;
