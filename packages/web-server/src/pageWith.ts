import { CONFIG_ELEMENT_ID, type RuntimeConfig } from '@shuye/app/server';

/** JSON that can stand inside a script element: nothing in it ends the element or a line of script. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The host app's page with the runtime configuration in its head. The configuration is data: it needs no script to be allowed. */
export const pageWith = (html: string, config: RuntimeConfig): string =>
  html.replace(
    '</head>',
    () => `  <script id="${CONFIG_ELEMENT_ID}" type="application/json">${scriptJson(config)}</script>\n  </head>`,
  );
