import { createHash } from 'node:crypto';
import type { RenderedPage } from '@shuye/app/rendering';
import { STATE_NAME } from '@shuye/app/server';
import type { Asset } from '../Asset.ts';
import { pageAsset } from '../pageAsset.ts';
import { scriptJson } from '../scriptJson.ts';

export interface WrittenPage extends Asset {
  status: 200 | 404;
  /** Sources of the page's own scripts, as a content security policy allows them. */
  scriptSources: readonly string[];
}

const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/;

const element = (script: string | undefined): string => (script === undefined ? '' : `<script>${script}</script>`);

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A host's page with the markup and the state of one address written into it. */
export function writePage(template: string, page: RenderedPage): WrittenPage {
  const { status, head, body, state, preview = '', previewScript, data = [] } = page;
  const stateScript = state && `window.${STATE_NAME}=${scriptJson(state)}`;
  const titled = head.includes('<title') ? template.replace(TITLE, '') : template;
  const root = `${element(previewScript)}${preview}<div id="root">${body}</div>${element(stateScript)}`;
  const described = data.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`).join('');
  // Functions: a replacement text would give `$` a meaning.
  const html = titled.replace('</head>', () => `${head}${described}</head>`).replace(ROOT, () => root);
  const scripts = [previewScript, stateScript].filter((script) => script !== undefined);
  return { ...pageAsset(html), status, scriptSources: scripts.map(sourceOf) };
}
