import { hash } from 'node:crypto';
import type { RenderedPage } from '@shuye/app/rendering';
import { STATE_NAME } from '@shuye/app/server';
import type { Asset } from '../Asset.ts';
import { pageAsset } from '../pageAsset.ts';
import { scriptJson } from '../scriptJson.ts';
import { GIVES_WAY, textFirst } from './textFirst.ts';

export interface WrittenPage extends Asset {
  status: RenderedPage['status'];
  scriptSources: readonly string[];
}

const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
const TITLE = /<title>[^<]*<\/title>/;

const element = (script: string | undefined): string => (script === undefined ? '' : `<script>${script}</script>`);

const sourceOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

/** Three parts: before the end of the head, before the root of the application, and behind it. */
function partsOf(template: string): readonly [string, string, string] {
  const [head = '', ...behindHead] = template.split(HEAD_END);
  const [body = '', ...behindRoot] = (HEAD_END + behindHead.join(HEAD_END)).split(ROOT);
  return [head, body, behindRoot.join(ROOT)];
}

/** `screenFiles` are the scripts of each screen, which wake up the page. */
export function createPageWriter(template: string, screenFiles: ReadonlyMap<string, readonly string[]> = new Map()) {
  const titled = partsOf(textFirst(template));
  const untitled = partsOf(textFirst(template).replace(TITLE, ''));
  const sources = new Map<string, string>();
  const knownSource = (script: string): string => {
    const found = sources.get(script) ?? sourceOf(script);
    sources.set(script, found);
    return found;
  };

  const preloads = new Map(
    [...screenFiles].map(([screen, files]) => [
      screen,
      files.map((file) => `<link rel="modulepreload" crossorigin ${GIVES_WAY} href="${file}">`).join(''),
    ]),
  );

  return (page: RenderedPage): WrittenPage => {
    const { screen = '', status, head, body, state, preview = '', previewScript, data = [] } = page;
    const stateScript = state && `window.${STATE_NAME}=${scriptJson(state)}`;
    const [start, middle, end] = head.includes('<title') ? untitled : titled;
    const described = data.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`).join('');
    const root = `${element(previewScript)}${preview}<div id="root">${body}</div>${element(stateScript)}`;
    return {
      ...pageAsset(start + head + (preloads.get(screen) ?? '') + described + middle + root + end),
      status,
      scriptSources: [
        ...(previewScript === undefined ? [] : [knownSource(previewScript)]),
        ...(stateScript === undefined ? [] : [sourceOf(stateScript)]),
      ],
    };
  };
}
