import type { RenderPage } from './pages/loadRenderer.ts';
import type { ServerMetrics, Tracing } from '@shuye/telemetry';
import type { RuntimeConfig } from '@shuye/app/server';

export interface WebServerOptions {
  dist: string;
  /** The address without a trailing slash. */
  gateway: string;
  config: RuntimeConfig;
  /** Names that `Host` may say, in lower case; any name where absent. Search engines are told the first one. */
  hostNames?: readonly string[] | undefined;
  /** Without it, browsers render all pages. */
  renderPage?: RenderPage | undefined;
  /** The gateway knows the calls of renderings by this key; without it, it counts them as their visitor's own. */
  renderingKey?: string | undefined;
  /** Permits devices to keep the app; otherwise devices that keep it are told to remove it. */
  isKeptOnDevices?: boolean;
  metrics?: ServerMetrics | undefined;
  tracing?: Tracing | undefined;
}
