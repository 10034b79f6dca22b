import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@shuye/app/server';
import { scriptJson } from './scriptJson.ts';

interface InjectOptions {
  isKeptOnDevices?: boolean;
}

const UNINSTALL = '  <meta name="shuye-keep-on-devices" content="off">\n  ';

/** The configuration is data, so that it needs no script to be allowed. */
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
