import { createHash } from 'node:crypto';
import type { RenderedPage } from '@shuye/app/rendering';
import { STATE_NAME } from '@shuye/app/server';
import { etagOf } from '../etagOf.ts';
import { scriptJson } from '../scriptJson.ts';

export interface WrittenPage {
  html: string;
  etag: string;
  /** Source of the page's own script, as a content security policy allows it. */
  scriptSource: string;
}

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;

/** A host's page with the markup and the state of one address written into it. */
export function writePage(template: string, { head, body, state }: RenderedPage): WrittenPage {
  const script = `window.${STATE_NAME}=${scriptJson(state)}`;
  const titled = head.includes('<title') ? template.replace(TITLE, '') : template;
  // Functions: a replacement text would give `$` a meaning.
  const html = titled
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT, () => `<div id="root">${body}</div>\n    <script>${script}</script>`);
  const scriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return { html, scriptSource, etag: etagOf(Buffer.from(html)) };
}
