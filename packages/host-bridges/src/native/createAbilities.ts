import { messages, AppError } from '@shuye/core-domain/error';
import { sharePath } from '@shuye/core-domain/navigation';
import type { Request } from '../createRequester.ts';
import type { HostBridge, ShareCard } from '../HostBridge.ts';
import { createAppNavigation } from '../navigation/createAppNavigation.ts';
import { bridgeWaits } from '../request/bridgeWaits.ts';
import { fieldsOf, isTimeout, parseBoolean, parseText } from './answerFields.ts';
import type { BridgeMethod } from './bridgeMethods.ts';
import { parseFarmTask } from './parseFarmTask.ts';
import { payBy } from './payBy.ts';

type Abilities = Required<Omit<HostBridge, 'isOnline' | 'onNetworkChange' | 'onPageEvent'>>;

/** What a host must be able to do for an ability to be there. */
const needs: Readonly<Record<keyof Abilities, readonly BridgeMethod[]>> = {
  networkType: ['getNetworkType'],
  share: ['share'],
  parameters: ['requestCommonParams'],
  updateParameters: ['updateCommonParams'],
  globalInfo: ['getGlobalInfo'],
  refreshLogin: ['updateToken'],
  loginCode: ['getAuthInfo'],
  payerId: ['getAuthInfo'],
  pay: ['tradePay'],
  storage: ['getStorage', 'setStorage'],
  setNavigationBar: ['setNavigationBar'],
  showToast: ['showToast'],
  navigate: ['navigate'],
  navigateToMiniProgram: ['navigateToMiniProgram'],
  readBook: ['readBook'],
  report: ['report'],
  follow: ['checkFollow', 'follow'],
  farm: ['getTaskInfo', 'updateTaskInfo', 'checkPin', 'doPin'],
};

export interface AbilitiesOptions {
  request: Request;
  methods: readonly BridgeMethod[];
  isOnline: () => boolean;
  /** Address of the page, which shared addresses are read against. */
  currentUrl: () => string;
}

/** A reader's page is shared as the cover of its book [BRIDGE-17]. */
function sharedCard({ title, text, url }: ShareCard, currentUrl: string): ShareCard {
  const { origin, pathname, search } = new URL(url, currentUrl);
  return { title, text, url: origin + sharePath(pathname + search) };
}

/** The abilities of a host, made of the calls that it answers. What it answers is parsed here; a call that it lies about rejects. */
export function createAbilities({ request, methods, isOnline, currentUrl }: AbilitiesOptions): Partial<Abilities> {
  const run =
    (method: BridgeMethod) =>
    async (params: object): Promise<void> =>
      void (await request(method, params));
  const showToast = (message: string) => run('showToast')({ message });
  // A host that shows no message of its own leaves it to the page, which says the rejection.
  const notify = (message: string): void => void showToast(message).catch(console.info);

  const abilities: Partial<Abilities> = {
    networkType: async () => parseText(fieldsOf(await request('getNetworkType'))['networkType']).toUpperCase(),
    share: async (card) => {
      try {
        const { shared } = fieldsOf(await request('share', sharedCard(card, currentUrl())));
        return shared !== false && shared !== 'false';
      } catch (error) {
        // Some hosts never say how their share panel ended: it was shown.
        if (isTimeout(error)) return true;
        throw error;
      }
    },
    parameters: () =>
      request('requestCommonParams').catch((error: unknown) => {
        console.info('The host did not tell its parameters.', error);
        return undefined;
      }),
    updateParameters: run('updateCommonParams'),
    globalInfo: () => request('getGlobalInfo'),
    refreshLogin: async () => {
      const { login } = fieldsOf(await request('updateToken', {}, bridgeWaits.login));
      if (login === false || login === 'false') throw new AppError('bridge', messages.needsLogin);
    },
    loginCode: async () => {
      const { authCode, sid } = fieldsOf(await request('getAuthInfo'));
      return parseText(authCode ?? sid);
    },
    payerId: async () => {
      const { alipayUid, userId } = fieldsOf(await request('getAuthInfo'));
      return parseText(alipayUid ?? userId);
    },
    pay: payBy(request),
    storage: {
      get: async (key) => fieldsOf(await request('getStorage', { key }, bridgeWaits.storage))['data'] ?? undefined,
      set: async (key, data) => void (await request('setStorage', { key, data }, bridgeWaits.storage)),
    },
    setNavigationBar: run('setNavigationBar'),
    showToast,
    navigate: (address) => run('navigate')({ url: new URL(address, currentUrl()).href }),
    navigateToMiniProgram: createAppNavigation({
      isOnline,
      alert: notify,
      toast: notify,
      open: run('navigateToMiniProgram'),
    }),
    readBook: run('readBook'),
    report: (name, params) => run('report')({ name, params }),
    follow: {
      isFollowed: async () => parseBoolean(fieldsOf(await request('checkFollow'))['followed']),
      follow: () => run('follow')({}),
    },
    farm: {
      task: async () => parseFarmTask(await request('getTaskInfo')),
      completeTask: ({ from }) => run('updateTaskInfo')({ from, finished: true }),
      isPinned: async () => parseBoolean(fieldsOf(await request('checkPin'))['pinned']),
      pin: async () => parseBoolean(fieldsOf(await request('doPin'))['ok']),
    },
  };
  for (const name of Object.keys(needs) as (keyof Abilities)[]) {
    if (!needs[name].every((method) => methods.includes(method))) delete abilities[name];
  }
  return abilities;
}
