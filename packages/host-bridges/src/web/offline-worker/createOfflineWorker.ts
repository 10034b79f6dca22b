import { CACHE_NAME } from './cacheName.ts';
import { isPagePath } from './isPagePath.ts';
import type { OfflineParts } from './OfflineParts.ts';

/** Folder of the files whose names carry a hash. */
const FILES = '/assets/';

/** How long a page may take to come from the server before the empty one stands in, in milliseconds. */
const PATIENCE_MS = 3000;

/** From here on an answer says that the server, or what stands before it, is out of order. */
const OUT_OF_ORDER = 500;

export interface OfflineWorker {
  /** Fetches the build. Rejects when not all of it came: the worker before goes on, and the next try has less to fetch. */
  install: () => Promise<void>;
  /** Drops the files of earlier builds: no page uses them any more. */
  activate: () => Promise<void>;
  /** Undefined for what is left to the browser. `alsoDo` is given what goes on behind the answer. */
  answer: (request: Request, alsoDo: (work: Promise<void>) => void) => Promise<Response> | undefined;
}

const say = (what: string) => (cause: unknown) => console.info(what, cause);

/**
 * Opens the application without a network: its files come from the device, its pages from the server as long as that
 * answers in time. Calls, chapters, covers and the gateway's own pages never pass through here.
 */
export function createOfflineWorker(parts: OfflineParts): OfflineWorker {
  const { files, page, caches, fetch, origin, savesData, after } = parts;
  const open = (): Promise<Cache> => caches.open(CACHE_NAME);
  // Names tell contents apart; how one was packed for the way does not.
  const find = (file: Request | string): Promise<Response | undefined> => caches.match(file, { ignoreVary: true });
  const emptyPage = (): Response => new Response(page.html, { headers: page.headers });

  const store = async (request: Request, answer: Response): Promise<void> => {
    const cache = await open();
    await cache.put(request, answer);
  };

  const file = async (request: Request, alsoDo: (work: Promise<void>) => void): Promise<Response> => {
    const kept = await find(request).catch(say('The device does not give its files.'));
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) alsoDo(store(request, answer.clone()).catch(say('A file was not kept.')));
    return answer;
  };

  const pageOf = (request: Request): Promise<Response> => {
    const answer = fetch(request).then((told) => (told.status >= OUT_OF_ORDER ? emptyPage() : told), emptyPage);
    return Promise.race([answer, after(PATIENCE_MS).then(emptyPage)]);
  };

  return {
    install: async () => {
      if (savesData()) throw new Error('Nothing is fetched ahead while data is saved.');
      const cache = await open();
      // One after the other: a page may be fetching what somebody waits for.
      for (const path of files.kept) if (!(await find(path))) await cache.add(path);
    },
    activate: async () => {
      const cache = await open();
      const known = new Set([...files.kept, ...files.onDemand]);
      const old = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    answer: (request, alsoDo) => {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin) return undefined;
      if (pathname.startsWith(FILES)) return file(request, alsoDo);
      return request.mode === 'navigate' && isPagePath(page.paths, pathname) ? pageOf(request) : undefined;
    },
  };
}
