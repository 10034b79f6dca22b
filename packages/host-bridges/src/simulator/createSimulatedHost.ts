import type { BridgeMethod } from '../native/bridgeMethods.ts';
import type { Answering, HostScript } from './HostScript.ts';
import type { Ending, LoggedCall, SimulatedHost } from './SimulatedHost.ts';

type Params = Readonly<Record<string, unknown>>;

/** The code by which the host's server knows its user; a journey has the gateway's own. */
type CodeOf = () => Promise<string> | string;

const NATIVE_MS = 5;

const A_TASK = {
  finished: false,
  from: 'farm',
  info: { icon: '/icon.png' },
  config: { pageNum: 3, goingPreTxt: '再读', goingSufTxt: '页', finishedTxt: '任务完成' },
};

const asText = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asText(inner)]));
};

const done = (): Ending => ({ ok: {} });

/** Who uses a simulated host where nobody else is named. */
export const SIMULATED_USER = '2088000000000001';

const usual: Required<
  Pick<HostScript, 'alipayUid' | 'isLoggedIn' | 'isFollowed' | 'isPinned' | 'consent' | 'networkType' | 'task'>
> = {
  alipayUid: SIMULATED_USER,
  isLoggedIn: true,
  isFollowed: false,
  isPinned: false,
  consent: 'given',
  networkType: 'WIFI',
  task: A_TASK,
};

/** The native side as a value: what its user is, holds and does, whatever protocol it is asked in. */
export function createSimulatedHost(given: HostScript, codeOf: CodeOf = () => 'a-code'): SimulatedHost {
  const log: LoggedCall[] = [];
  const stored = new Map<unknown, unknown>();
  const script = { ...usual, ...given };

  /** Each client names its code in its own way, and Youku among the parameters of the page. */
  const codes = async (): Promise<Params> => {
    if (!script.isLoggedIn) return {};
    const code = await codeOf();
    return script.host === 'taobao' ? { sid: code } : { authCode: code };
  };

  const logIn = async (): Promise<Ending> => {
    if (!script.isLoggedIn && script.consent === 'never') return { silent: true };
    if (!script.isLoggedIn && script.consent === 'refused') return { fail: 'HY_USER_CANCELLED' };
    script.isLoggedIn = true;
    return { ok: { login: true, ...(await codes()) } };
  };

  const endings: Record<BridgeMethod, (params: Params) => Ending | Promise<Ending>> = {
    setNavigationBar: done,
    updateToken: logIn,
    report: done,
    getStorage: ({ key }) => (stored.has(key) ? { ok: { data: stored.get(key) } } : { ok: {} }),
    setStorage: ({ key, data }) => {
      stored.set(key, data);
      return done();
    },
    checkFollow: () => ({ ok: { followed: script.isFollowed } }),
    follow: () => {
      script.isFollowed = true;
      return done();
    },
    getTaskInfo: () => ({ ok: script.task }),
    updateTaskInfo: () => {
      script.task = { ...script.task, finished: true };
      return done();
    },
    checkPin: () => ({ ok: { pinned: script.isPinned } }),
    doPin: () => {
      script.isPinned = true;
      return { ok: { ok: true } };
    },
    getNetworkType: () => ({ ok: { networkAvailable: true, networkType: script.networkType } }),
    requestCommonParams: async () => {
      const { authCode } = script.host === 'youku' ? await codes() : {};
      const ykToken = authCode === undefined ? {} : { ykToken: authCode };
      return { ok: { app: script.host, osName: 'android', appVersion: '1.0.9', ...ykToken, ...script.parameters } };
    },
    updateCommonParams: done,
    navigate: done,
    showToast: done,
    share: () => ({ ok: { shared: true } }),
    navigateToMiniProgram: done,
    getGlobalInfo: () => ({ ok: { titleBarHeight: 44, statusBarHeight: 20, network: script.networkType } }),
    getAuthInfo: async () => {
      if (!script.isLoggedIn) return { ok: { login: false } };
      const user = script.host === 'alipay' ? { alipayUid: script.alipayUid } : { userId: '7001', uid: '7001' };
      return { ok: { ...user, login: true, ...(script.host === 'youku' ? {} : await codes()) } };
    },
    tradePay: () =>
      script.payCode === undefined ? { silent: true } : { ok: { resultCode: script.payCode, memo: '' } },
    readBook: done,
  };

  const answer: SimulatedHost['answer'] = (method, params, end) => {
    log.push({ method, params });
    const answering: Answering = script.answering?.[method] ?? { times: 1 };
    const written = (ending: Ending): Ending =>
      script.writesText && 'ok' in ending ? { ok: asText(ending.ok) } : ending;
    const send = async (): Promise<void> => {
      if ('never' in answering) return;
      if ('lie' in answering) return end({ ok: answering.lie });
      if ('fault' in answering) return end({ fail: answering.fault });
      const ending = written(await endings[method](params as Params));
      if ('silent' in ending) return;
      const times = 'times' in answering ? answering.times : 1;
      for (let count = 0; count < times; count += 1) end(ending);
    };
    setTimeout(() => void send(), 'afterMs' in answering ? answering.afterMs : NATIVE_MS);
  };
  return { script, log, answer };
}
