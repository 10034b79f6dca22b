import { createApiClient, type OtherTabs } from '@shuye/api-client';
import { isPageLoggedIn } from '@shuye/core-domain/member';
import { parseEntryQuery, parseQuery } from '@shuye/core-domain/query';
import { applyHostSettings, type Host } from '@shuye/host-bridges';
import { createToaster } from '@shuye/ui';
import type { QueryCache } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { createChapterSource } from './createChapterSource.ts';
import { commonParameters } from './commonParameters.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createStorage } from '../storage/createStorage.ts';
import { purgePreviousAccount } from '../storage/purgePreviousAccount.ts';
import type { HostSession } from './account/renewLogin.ts';
import { environmentAddresses } from './environment.ts';
import { hostSession } from './hostSession.ts';
import { lazyStores } from './lazyStores.ts';
import { DEFAULT_LOGIN_URL, loginAddress, type LoginLinkOptions } from './loginAddress.ts';
import { parseUserId } from './parseUserId.ts';
import { bookQuery, chapterListQuery } from '../queries/bookQueries.ts';
import { DEFAULT_FEEDBACK_URL, DEFAULT_PRESET_COLUMN, type RuntimeConfig } from './RuntimeConfig.ts';
import type { Services } from './Services.ts';
import { withCrossTabLock } from './shelf/withCrossTabLock.ts';
import { createShelfSyncService } from './shelf/createShelfSyncService.ts';
import { createShelfPromotions } from '../storage/createShelfPromotions.ts';
import { createShelfRecords } from '../storage/createShelfRecords.ts';
import { createElderModeStore } from '../stores/elderModeStore.ts';
import type { PageNews } from '../stores/PageNews.ts';
import { createProgressStore } from '../stores/progressStore.ts';
import { createReaderSettingsStore } from '../stores/readerSettingsStore.ts';
import { createSessionStore } from '../stores/sessionStore.ts';
import { createShelfStore } from '../stores/shelfStore.ts';

/** A test hands in its own. */
export interface Environment {
  /** Naming a storage may already throw: each is opened where that is caught. */
  openStorage: () => Storage;
  openSession: () => Storage;
  userAgent: string;
  nowMs: () => number;
  randomId: () => string;
  reloadPage: () => void;
  navigateAway: Services['navigateAway'];
  currentUrl: () => string;
  /** Gives the form of `document.cookie`. */
  cookies: () => string;
  fetch?: typeof fetch;
  /** How often a read that failed on the way is sent again. */
  repeats?: number;
  queryCache?: QueryCache;
  otherTabs?: () => OtherTabs;
  /** Deletes a database of the browser, where it has any. */
  deleteDatabase: (name: string) => void;
}

const accountCalls = () => import('./account/accountCalls.ts');

export function createServices(given: Host, config: RuntimeConfig, environment: Environment): Services {
  const settings = config.hostSettings?.[given.id];
  const host = settings ? applyHostSettings(given, settings) : given;
  const { openStorage, openSession, userAgent, nowMs, randomId, reloadPage, navigateAway, cookies, fetch } =
    environment;
  const { repeats, otherTabs, currentUrl, deleteDatabase, queryCache } = environment;
  const storage = createStorage(openStorage);
  /** The session of a reader whom their host named by a code. */
  let hostUser: HostSession | undefined;
  const userId = (): string => hostUser?.userId ?? parseUserId(cookies());
  const session = createStorage(openSession);
  const stores = { storage, session, deleteDatabase };
  purgePreviousAccount(stores, userId());
  const query = createQueryClient(queryCache);
  const entry = parseEntryQuery(parseQuery(new URL(currentUrl()).search), config.siteId);
  const { siteId } = entry;
  const common = commonParameters({ host, config, siteId, storage, userAgent, randomId, userId });
  const toLogin = (options: LoginLinkOptions): string => loginAddress(config.loginUrl ?? DEFAULT_LOGIN_URL, options);
  const client = createApiClient({
    addresses: process.env.NODE_ENV === 'production' ? config.addresses : environmentAddresses(config, storage),
    signKeys: config.signKeys,
    common,
    nowMs,
    isOnline: host.bridge.isOnline,
    session: hostSession({
      host,
      askForLogin: () => navigateAway(toLogin({ returnTo: currentUrl() }), { replaces: true }),
      token: () => hostUser?.token,
      adopt: (token) => {
        if (hostUser) hostUser.token = token;
      },
      renew: () => renew().then(() => ({ ...hostUser })),
    }),
    log: (call, error) => console.info(`${call}: ${error.kind} ${error.code}`),
    otherTabs,
    repeats,
    fetch,
  });
  const renew = async (isSilent = false): Promise<void> => {
    hostUser = await (await accountCalls()).renewLogin({ client, host, isSilent });
  };
  const formatOf = async (bookId: string) => (await query.fetchQuery(bookQuery(client, bookId))).format;
  const toaster = createToaster();
  const records = createShelfRecords({ storage, randomId });
  const shelf = createShelfStore({ records, promotions: createShelfPromotions(storage), userId, nowMs });

  const shelfSyncService = createShelfSyncService({
    client,
    records,
    storage,
    shelf,
    userId,
    channelId: siteId,
    columnId: config.presetColumn ?? DEFAULT_PRESET_COLUMN,
    nowMs,
    random: Math.random,
    exclusively: withCrossTabLock(otherTabs?.() ?? {}),
    showMessage: toaster.show,
    reportError: console.info,
  });
  const login = createSessionStore({
    parseUserId: userId,
    refreshLogin: host.bridge.refreshLogin && renew,
    renewLogin: renew,
    nowMs,
    fetchAccount: async () => {
      const sender = common();
      return (await accountCalls()).fetchAccount({ client, host, deviceId: sender.deviceId, common: { ...sender } });
    },
    endLogin: async (reader) => {
      await (await accountCalls()).endLogin(client, reader);
      hostUser = undefined;
    },
    onChange: (reader, former) => {
      purgePreviousAccount(stores, reader);
      // Rights and prices are a reader's own. What a guest sees is anybody's: it stands until the reader's own comes.
      if (isPageLoggedIn(former)) void query.resetQueries();
      else void query.invalidateQueries();
      void shelfSyncService.refresh();
    },
  });

  const services: Services = {
    host,
    client,
    query,
    chapters: createChapterSource({
      client,
      format: formatOf,
      list: async (bookId, { fresh = false } = {}) => {
        const format = await formatOf(bookId);
        return query.fetchQuery({ ...chapterListQuery(client, bookId, format), ...(fresh ? { staleTime: 0 } : {}) });
      },
    }),
    shelf,
    shelfRecords: records,
    shelfSyncService,
    progress: createProgressStore(storage, nowMs, () => shelf.getState().readings()),
    readerSettings: createReaderSettingsStore(storage, {
      start: host.reader.defaultStyle,
      forced: host.reader.importantStyle,
    }),
    elderMode: createElderModeStore(storage),
    storeOf: lazyStores(() => services),
    toaster,
    news: createStore<PageNews>(() => ({})),
    storage,
    session,
    ...entry,
    userAgent,
    randomId,
    nowMs,
    reloadPage,
    navigateAway,
    currentUrl,
    loginAddress: toLogin,
    feedbackUrl: config.feedbackUrl ?? DEFAULT_FEEDBACK_URL,
    sender: common,
    queuedEvents: [],
    login,
    userId,
  };
  return services;
}
