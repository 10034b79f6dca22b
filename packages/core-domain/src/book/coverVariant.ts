import { isVersionAtLeast } from '../version/compareVersions.ts';

export type CoverVariant = 'cover2' | 'cover3';

/** The Taobao app from which the native reader can be asked [CONST-53]. */
export const COVER3_MIN_VERSION = '1.0.8';

export const coverVariant = (appVersion: string | undefined): CoverVariant =>
  isVersionAtLeast(appVersion, COVER3_MIN_VERSION) ? 'cover3' : 'cover2';
