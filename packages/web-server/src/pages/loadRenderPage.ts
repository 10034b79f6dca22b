import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest, RenderedPage } from '@shuye/app/rendering';

export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>;

/** A host's build puts its renderer there; the name is hidden, so that it is never served. */
const pathIn = (dist: string): string => join(dist, '.server/renderPage.js');

export const hasRenderPage = (dist: string): boolean => existsSync(pathIn(dist));

/** @throws Error when the build's renderer cannot be loaded, or has none. */
export async function loadRenderPage(dist: string): Promise<RenderPage> {
  const { renderPage } = (await import(pathToFileURL(pathIn(dist)).href)) as { renderPage: RenderPage };
  return renderPage;
}
