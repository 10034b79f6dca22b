import type { Asset } from './Asset.ts';
import { etagOf } from './etagOf.ts';

/** Browsers ask for a page again on every visit, so that a new one is seen at once. */
export function pageAsset(html: string): Asset {
  const body = Buffer.from(html);
  return { body, type: 'text/html; charset=utf-8', etag: etagOf(body), caching: 'no-cache' };
}
