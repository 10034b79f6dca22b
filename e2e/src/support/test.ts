import { test as base, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { loadedScripts } from './loadedScripts.ts';

/** Type of the annotation that names what scripts of the product a journey loaded. */
export const LOADED = 'loaded';

function watchAnswers(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = async (...args) => {
    const answer = await send(...args);
    const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
    if (isPage) loadedScripts.noteIn(await answer.text());
    return answer;
  };
}

function watch(context: BrowserContext, runsScripts: boolean): void {
  if (!runsScripts) loadedScripts.noteAnything();
  context.on('request', (request) => loadedScripts.noteIn(request.url()));
  watchAnswers(context.request);
}

/** A journey, which tells what scripts its pages load: it runs again where one of them has changed (`since-last-run`). */
export const test = base.extend<{ loads: void }>({
  browser: [
    async ({ browser }, provide) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        watch(context, options?.javaScriptEnabled !== false);
        return context;
      };
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  request: async ({ request }, provide) => {
    watchAnswers(request);
    await provide(request);
  },
  loads: [
    async ({ browserName: _browserName }, provide, info) => {
      loadedScripts.forget();
      await provide();
      info.annotations.push({ type: LOADED, description: loadedScripts.list().join(' ') });
    },
    { auto: true },
  ],
});
