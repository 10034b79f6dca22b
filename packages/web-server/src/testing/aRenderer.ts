import { createRenderer, type RendererOptions } from '../pages/createRenderer.ts';
import type { RenderPage } from '../pages/loadRenderPage.ts';
import type { PageRenderer } from '../pages/PageRenderer.ts';

const TEMPLATE = '<html><head><title>书页</title></head><body><div id="root"></div></body></html>';
const CONFIG = { addresses: { book: '' }, signKeys: {}, siteId: '6666', version: '1' };

/** Renders in the test's own thread. */
export const aRenderer = (renderPage: RenderPage, options: Partial<RendererOptions> = {}): PageRenderer =>
  createRenderer({ template: TEMPLATE, gateway: 'http://g', config: CONFIG, renderPage, ...options });
