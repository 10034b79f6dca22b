import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, RenderedPage } from '@shuye/app/rendering';

export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>;

/** A host's build puts its renderer there; the name is hidden, so that it is never served. */
const RENDERER = '.server/renderPage.js';

/** @throws Error when the build's renderer cannot be loaded; a build without one gives undefined. */
export async function loadRenderer(dist: string): Promise<RenderPage | undefined> {
  const path = join(dist, RENDERER);
  if (!existsSync(path)) return undefined;
  const { renderPage } = (await import(pathToFileURL(path).href)) as { renderPage: RenderPage };
  return renderPage;
}
