import type { RenderPage } from './pages/loadRenderer.ts';
import type { ServerMetrics, Tracing } from '@shuye/telemetry';
import type { RuntimeConfig } from '@shuye/app/server';

export interface WebServerOptions {
  /** Folder of the built host app. */
  dist: string;
  /** Address of the gateway, without a trailing slash. */
  gateway: string;
  /** Written into every page. */
  config: RuntimeConfig;
  /** What `Host` may say, in lower case; any name where absent. The first is the one that search engines are told. */
  hostNames?: readonly string[] | undefined;
  /** Renders public pages; without it, browsers render all. */
  renderPage?: RenderPage | undefined;
  /** By which the gateway knows the calls of renderings; without it, it counts them as their visitor's own. */
  renderingKey?: string | undefined;
  /** The app may keep itself on devices, where its build offers that; otherwise devices that keep it are told to stop. */
  isKeptOnDevices?: boolean;
  /** Absent, nothing is measured. */
  metrics?: ServerMetrics | undefined;
  /** Absent, nothing is traced. */
  tracing?: Tracing | undefined;
}
