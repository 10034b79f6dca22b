import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Asset } from './Asset.ts';
import { etagOf } from './etagOf.ts';

/** Browsers may ask for these; source maps and build records are not among them. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Names in this folder carry a hash of their content. */
const HASHED = '/assets/';

const isHidden = (file: string): boolean => file.split(sep).some((part) => part.startsWith('.'));

/** All files lie in memory, a megabyte or two: a path that is not among them cannot reach any other file. */
export function readAssets(dist: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(file)];
    if (!type || isHidden(file)) continue;
    const body = readFileSync(join(dist, file));
    const path = `/${file.split(sep).join('/')}`;
    assets.set(path, {
      body,
      type,
      etag: etagOf(body),
      caching: path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return assets;
}
