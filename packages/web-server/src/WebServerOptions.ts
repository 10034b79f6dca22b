import type { PageRenderer } from './pages/PageRenderer.ts';
import type { ServerMetrics, Tracing } from '@shuye/telemetry';
import type { Site } from './readEmptyPage.ts';

export interface WebServerOptions extends Site {
  /** The address without a trailing slash. */
  gateway: string;
  /** Names that `Host` may say, in lower case; any name where absent. Search engines are told the first one. */
  hostNames?: readonly string[] | undefined;
  /** Without it, browsers render all pages. */
  renderer?: PageRenderer | undefined;
  metrics?: ServerMetrics | undefined;
  tracing?: Tracing | undefined;
}
