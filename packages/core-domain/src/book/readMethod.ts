import { isVersionAtLeast } from '../version/compareVersions.ts';
import type { CoverVariant } from './coverVariant.ts';

/** How a cover opens the reader: as a route of this page, in a new webview, or in the host's own reader (D-096). */
export type ReadMethod = 'route' | 'webview' | 'native';

export interface ReadMethodRequest {
  goReadMethod?: string;
  appVersion?: string;
  webviewMinVersion?: string;
  canReadNatively: boolean;
}

/** What the host's setting (`route` if unknown), the app's version and its abilities leave [COVER-29]. */
export function readMethod(request: ReadMethodRequest): ReadMethod {
  const { goReadMethod, appVersion, webviewMinVersion = '0', canReadNatively } = request;
  if (goReadMethod === 'webview') return isVersionAtLeast(appVersion, webviewMinVersion) ? 'webview' : 'route';
  return goReadMethod === 'native' && canReadNatively ? 'native' : 'route';
}

/** On Taobao the cover decides: cover2 reads here, cover3 in the native reader where there is one (D-095). */
export const coverReadMethod = (variant: CoverVariant, canReadNatively: boolean): ReadMethod =>
  variant === 'cover3' && canReadNatively ? 'native' : 'route';
