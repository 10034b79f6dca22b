import { createApiClient } from '@shuye/api-client';
import type { Host } from '@shuye/host-bridges';
import { createToaster } from '@shuye/ui';
import { createChapterSource } from './createChapterSource.ts';
import { commonParameters } from './commonParameters.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createStorage } from './createStorage.ts';
import { bookQuery, chapterListQuery } from './queries.ts';
import type { RuntimeConfig } from './RuntimeConfig.ts';
import type { Services } from './Services.ts';
import { createNavBadgeStore } from '../stores/navBadgeStore.ts';
import { createProgressStore } from '../stores/progressStore.ts';
import { createReaderSettingsStore } from '../stores/readerSettingsStore.ts';
import { createShelfEditStore } from '../stores/shelfEditStore.ts';
import { createShelfStore } from '../stores/shelfStore.ts';

/** What the services stand on; a test hands in its own. */
export interface Environment {
  /** Naming a storage may already throw: each is opened where that is caught. */
  openStorage: () => Storage;
  openSession: () => Storage;
  userAgent: string;
  now: () => number;
  randomId: () => string;
  reloadPage: () => void;
  fetch?: typeof fetch;
}

/** Composes the services of a mounted app. */
export function createServices(host: Host, config: RuntimeConfig, environment: Environment): Services {
  const { openStorage, openSession, userAgent, now, randomId, reloadPage, fetch } = environment;
  const storage = createStorage(openStorage);
  const query = createQueryClient();
  const client = createApiClient({
    addresses: config.addresses,
    signKeys: config.signKeys,
    common: commonParameters({ host, config, storage, userAgent, randomId }),
    now,
    isOnline: host.bridge.isOnline,
    ...(fetch ? { fetch } : {}),
  });
  const book = (bookId: string) => query.fetchQuery(bookQuery(client, bookId));

  return {
    host,
    client,
    query,
    chapters: createChapterSource({
      client,
      book,
      list: async (bookId, { fresh = false } = {}) => {
        const { format } = await book(bookId);
        return query.fetchQuery({ ...chapterListQuery(client, bookId, format), ...(fresh ? { staleTime: 0 } : {}) });
      },
    }),
    shelf: createShelfStore(storage, now),
    shelfEdit: createShelfEditStore(),
    progress: createProgressStore(storage, now),
    readerSettings: createReaderSettingsStore(storage),
    navBadges: createNavBadgeStore(storage),
    toaster: createToaster(),
    storage,
    session: createStorage(openSession),
    now,
    reloadPage,
  };
}
