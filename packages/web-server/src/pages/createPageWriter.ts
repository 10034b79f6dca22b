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

const TEXT_END = 'text-end';
/**
 * Holds the first picture of a page until its text is there whole: half of it would be drawn elsewhere than the whole.
 * Kernels that do not know it draw what they have. The element behind the text is waited for: Chromium takes the text's
 * own for parsed once it has begun.
 */
const UNTIL_TEXT_END = `<link rel="expect" href="#${TEXT_END}" blocking="render">`;
/**
 * Draws what has come of a page that is still not whole after ten seconds. One whose line broke is never parsed to its
 * end, and nothing tells that from a slow one: it stayed empty. Kernels of any age run it.
 */
const DRAW_ANYWAY = `setTimeout(function(){var wait=document.querySelector('link[rel=expect]');if(wait&&document.readyState==='loading')wait.remove()},10000)`;
const END_OF_TEXT = `<div id="${TEXT_END}" hidden></div>`;

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
    // The text of a chapter only grows downwards: it is drawn as it comes.
    const isWaiting = preview === '';
    const [wait, textEnd] = isWaiting ? [UNTIL_TEXT_END + element(DRAW_ANYWAY), END_OF_TEXT] : ['', ''];
    const root = `${element(previewScript)}${preview}<div id="root">${body}</div>${textEnd}${element(stateScript)}`;
    return {
      ...pageAsset(start + head + wait + (preloads.get(screen) ?? '') + described + middle + root + end),
      status,
      scriptSources: [
        ...(isWaiting ? [knownSource(DRAW_ANYWAY)] : []),
        ...(previewScript === undefined ? [] : [knownSource(previewScript)]),
        ...(stateScript === undefined ? [] : [sourceOf(stateScript)]),
      ],
    };
  };
}
