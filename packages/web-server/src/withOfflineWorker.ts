import { pagePatterns } from '@shuye/app/server';
import type { Asset } from './Asset.ts';
import { createPageHeaders } from './createPageHeaders.ts';
import { etagOf } from './etagOf.ts';
import { scriptJson } from './scriptJson.ts';

/** The build names them. Devices look for the first one as long as they keep anything. */
const WORKER = '/offline-worker.js';
const REMOVAL = '/offline-worker-removal.js';

const pageHeaders = createPageHeaders();

/** The worker holds the page that it shows without a server, so that a new page is a new worker. */
const pageScript = (html: string): string => {
  const headers = { ...pageHeaders(), 'content-type': 'text/html; charset=utf-8' };
  return `self.shuyePage=${scriptJson({ html, headers, paths: pagePatterns })};\n`;
};

/**
 * The files with the worker that keeps the app on a device, as far as the build has one: it carries `html`, the app's page
 * without any content. Without `html` the worker is replaced by the one that removes it from every device.
 */
export function withOfflineWorker(
  assets: ReadonlyMap<string, Asset>,
  html: string | undefined,
): ReadonlyMap<string, Asset> {
  const worker = assets.get(WORKER);
  const removal = assets.get(REMOVAL);
  if (!worker || !removal) return assets;
  const body = html === undefined ? removal.body : Buffer.concat([Buffer.from(pageScript(html)), worker.body]);
  const given = new Map(assets).set(WORKER, { ...worker, body, etag: etagOf(body) });
  given.delete(REMOVAL);
  return given;
}
