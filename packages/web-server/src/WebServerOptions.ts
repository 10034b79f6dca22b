import type { RenderPage } from './pages/loadRenderer.ts';
import type { RuntimeConfig } from '@shuye/app/server';

export interface WebServerOptions {
  /** Folder of the built host app. */
  dist: string;
  /** Address of the gateway, without a trailing slash. */
  gateway: string;
  /** Written into every page. */
  config: RuntimeConfig;
  /** Renders public pages; without it, browsers render all. */
  renderPage?: RenderPage | undefined;
  /** The app may keep itself on devices, where its build offers that; otherwise devices that keep it are told to stop. */
  isKeptOnDevices?: boolean;
}
