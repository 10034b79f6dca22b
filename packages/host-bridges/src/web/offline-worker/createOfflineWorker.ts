import { SHARE_PATH } from '@shuye/core-domain/storage';
import { CACHE_NAME } from './cacheName.ts';
import { isPagePath } from './isPagePath.ts';
import { keepSharedFiles } from './keepSharedFiles.ts';
import type { OfflineParts } from './OfflineParts.ts';

const HASHED_FILES = '/assets/';

/** After this the empty page answers instead of the server. */
const PAGE_TIMEOUT_MS = 3000;

const SERVER_ERROR = 500;

export interface OfflineWorker {
  /** Caches the build. Rejects when a file is missing: the previous worker goes on, and the next try has less to fetch. */
  install: () => Promise<void>;
  activate: () => Promise<void>;
  /** Undefined for what is left to the browser. `alsoDo` gets the work that outlives the answer. */
  answer: (request: Request, alsoDo: (work: Promise<void>) => void) => Promise<Response> | undefined;
}

const logFailure = (what: string) => (cause: unknown) => console.info(what, cause);

/** Files come from the cache, pages from the server while it answers in time; all else is left to the browser. */
export function createOfflineWorker(parts: OfflineParts): OfflineWorker {
  const { files, page, caches, fetch, origin, savesData, wait } = parts;
  const open = (): Promise<Cache> => caches.open(CACHE_NAME);
  // Hashed names identify contents; the encoding they were sent in does not matter.
  const find = (file: Request | string): Promise<Response | undefined> => caches.match(file, { ignoreVary: true });
  const emptyPage = (): Response => new Response(page.html, { headers: page.headers });

  const store = async (request: Request, answer: Response): Promise<void> => {
    const cache = await open();
    await cache.put(request, answer);
  };

  const file = async (request: Request, alsoDo: (work: Promise<void>) => void): Promise<Response> => {
    const cached = await find(request).catch(logFailure('The cache could not be read.'));
    if (cached) return cached;
    const answer = await fetch(request);
    if (answer.ok) alsoDo(store(request, answer.clone()).catch(logFailure('A file could not be cached.')));
    return answer;
  };

  const pageOf = (request: Request): Promise<Response> => {
    const answer = fetch(request).then(
      (response) => (response.status >= SERVER_ERROR ? emptyPage() : response),
      emptyPage,
    );
    return Promise.race([answer, wait(PAGE_TIMEOUT_MS).then(emptyPage)]);
  };

  return {
    install: async () => {
      if (savesData()) throw new Error('Nothing is precached while the reader saves data.');
      const cache = await open();
      // One at a time, so that the page's own requests go first.
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
      const isShared = request.method === 'POST' && asked === origin && pathname === SHARE_PATH;
      if (isShared) return keepSharedFiles(request, { caches, origin });
      if (request.method !== 'GET' || asked !== origin) return undefined;
      if (pathname.startsWith(HASHED_FILES)) return file(request, alsoDo);
      return request.mode === 'navigate' && isPagePath(page.paths, pathname) ? pageOf(request) : undefined;
    },
  };
}
