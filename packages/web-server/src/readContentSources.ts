import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSources } from './createPageHeaders.ts';

/** Reads what a host's build says that its pages load beside our own files; most hosts say nothing. */
export function readContentSources(dist: string): ContentSources {
  const file = join(dist, '.vite/content-sources.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ContentSources) : {};
}
