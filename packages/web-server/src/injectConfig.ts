import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@shuye/app/server';
import { scriptJson } from './scriptJson.ts';

interface InjectOptions {
  /** Whether browsers may install the app for use without a network. */
  isKeptOnDevices?: boolean;
}

/** Makes an installed app remove itself. */
const UNINSTALL = '  <meta name="shuye-keep-on-devices" content="off">\n  ';

/** The host app's page with the runtime configuration in its head. The configuration is data: it needs no script to be allowed. */
export const injectConfig = (
  html: string,
  config: RuntimeConfig,
  { isKeptOnDevices = true }: InjectOptions = {},
): string =>
  html.replace(
    '</head>',
    () =>
      `${isKeptOnDevices ? '' : UNINSTALL}  <script id="${CONFIG_ELEMENT_ID}" type="application/json">${scriptJson(config)}</script>\n  </head>`,
  );
