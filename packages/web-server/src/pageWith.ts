import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@shuye/app/server';
import { scriptJson } from './scriptJson.ts';

interface PageWishes {
  /** Devices may keep the app, where it offers that. */
  isKeptOnDevices?: boolean;
}

/** Tells an app that keeps itself to stop. */
const NOT_KEPT = '  <meta name="shuye-keep-on-devices" content="off">\n  ';

/** The host app's page with the runtime configuration in its head. The configuration is data: it needs no script to be allowed. */
export const pageWith = (html: string, config: RuntimeConfig, { isKeptOnDevices = true }: PageWishes = {}): string =>
  html.replace(
    '</head>',
    () =>
      `${isKeptOnDevices ? '' : NOT_KEPT}  <script id="${CONFIG_ELEMENT_ID}" type="application/json">${scriptJson(config)}</script>\n  </head>`,
  );
