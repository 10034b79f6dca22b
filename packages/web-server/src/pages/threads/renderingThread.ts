// A thread of its own: a rendering takes the processor for milliseconds, a long list for more, and whoever asks for a
// page that is kept does not wait for it.
import { parentPort, workerData } from 'node:worker_threads';
import { readEmptyPage } from '../../readEmptyPage.ts';
import { createRenderer } from '../createRenderer.ts';
import { loadRenderPage } from '../loadRenderPage.ts';
import { readScreenFiles } from '../readScreenFiles.ts';
import type { FromThread, RenderedSite, ToThread } from './ThreadMessages.ts';

const site = workerData as RenderedSite;
const { render, forget } = createRenderer({
  ...site,
  template: readEmptyPage(site),
  renderPage: await loadRenderPage(site.dist),
  screenFiles: readScreenFiles(site.dist),
});

const tell = (message: FromThread, moved: ArrayBuffer[] = []): void => parentPort?.postMessage(message, moved);

parentPort?.on('message', async (asked: ToThread) => {
  if (asked === 'forget') {
    forget();
    return;
  }
  const { id, ...rendering } = asked;
  try {
    const page = await render(rendering);
    tell({ id, page }, page && [page.body.buffer]);
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
tell('started');
