import { messages, AppError } from '@shuye/core-domain/error';
import type { Request } from '../createRequester.ts';
import type { HostBridge } from '../HostBridge.ts';
import { bridgeWaits } from '../request/bridgeWaits.ts';
import { fieldsOf, parseBoolean, parseText } from './answerFields.ts';
import type { BridgeMethod } from './bridgeMethods.ts';
import type { RareAbilities } from './rareAbilities.ts';

type Abilities = Required<Omit<HostBridge, 'isOnline' | 'onNetworkChange' | 'onPageEvent' | 'onBack' | 'loginHost'>>;

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
  currentUrl: () => string;
}

/** The abilities of a host, made of the calls that it answers. What it answers is parsed here; a call that it lies about rejects. */
export function createAbilities({ request, methods, isOnline, currentUrl }: AbilitiesOptions): Partial<Abilities> {
  const run =
    (method: BridgeMethod) =>
    async (params: object): Promise<void> =>
      void (await request(method, params));
  const showToast = (message: string) => run('showToast')({ message });
  const rare = async (): Promise<RareAbilities> => {
    const { rareAbilities } = await import('./rareAbilities.ts');
    return rareAbilities({ request, isOnline, showToast, currentUrl });
  };

  const abilities: Partial<Abilities> = {
    networkType: async () => parseText(fieldsOf(await request('getNetworkType'))['networkType']).toUpperCase(),
    share: async (card) => (await rare()).share(card),
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
      const { alipayUid } = fieldsOf(await request('getAuthInfo'));
      return parseText(alipayUid);
    },
    pay: async (tradeNo) => (await rare()).pay(tradeNo),
    storage: {
      get: async (key) => fieldsOf(await request('getStorage', { key }, bridgeWaits.storage))['data'] ?? undefined,
      set: async (key, data) => void (await request('setStorage', { key, data }, bridgeWaits.storage)),
    },
    setNavigationBar: run('setNavigationBar'),
    showToast,
    navigate: (address) => run('navigate')({ url: new URL(address, currentUrl()).href }),
    navigateToMiniProgram: async (target) => (await rare()).navigateToMiniProgram(target),
    readBook: run('readBook'),
    report: (name, params) => run('report')({ name, params }),
    follow: {
      isFollowed: async () => parseBoolean(fieldsOf(await request('checkFollow'))['followed']),
      follow: () => run('follow')({}),
    },
    farm: {
      task: async () => (await rare()).task(),
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
