import type { Asset } from './Asset.ts';
import { etagOf } from './etagOf.ts';

const encoder = new TextEncoder();

/**
 * Browsers ask for a page again on every visit, so that a new one is seen at once. Its body has memory of its own: a
 * thread can hand it to another one, and whoever keeps it keeps nothing else.
 */
export function pageAsset(html: string): Asset {
  const body = Buffer.from(encoder.encode(html).buffer);
  return { body, type: 'text/html; charset=utf-8', etag: etagOf(body), caching: 'no-cache' };
}
