import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostBridge } from './HostBridge.ts';
import type { BridgeMethod } from './native/bridgeMethods.ts';
import type { HostScript } from './simulator/HostScript.ts';
import { openHost } from './testing/openHost.ts';

// Code that comes when it is asked for is there before the clock is held.
beforeAll(() => import('./native/rareAbilities.ts'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Called {
  method: BridgeMethod;
  /** Undefined where the host lacks the ability. */
  run: (bridge: HostBridge) => Promise<unknown> | undefined;
  answer: unknown;
  /** Storage waits longer than the rest. */
  timeoutMs?: number;
}

const aTask = expect.objectContaining({ from: 'farm', iconUrl: '/icon.png', isFinished: false });

/** What each row asks a host for, and what a good host answers. */
const rows: readonly (Called & { row: string })[] = [
  {
    row: 'the colour of the title bar [BRIDGE-01]',
    method: 'setNavigationBar',
    run: ({ setNavigationBar }) => setNavigationBar?.({ backgroundColor: '#fbf9f5' }),
    answer: undefined,
  },
  {
    row: 'an event for its statistics [BRIDGE-03]',
    method: 'report',
    run: ({ report }) => report?.('call-app', {}),
    answer: undefined,
  },
  {
    row: 'what it stored [BRIDGE-04] [BRIDGE-25]',
    method: 'getStorage',
    run: ({ storage }) => storage?.get('place'),
    answer: undefined,
    timeoutMs: 10_000,
  },
  {
    row: 'to store [BRIDGE-05] [BRIDGE-25]',
    method: 'setStorage',
    run: ({ storage }) => storage?.set('place', { chapter: 3 }),
    answer: undefined,
    timeoutMs: 10_000,
  },
  {
    row: 'whether its user follows us [BRIDGE-06] [FOLLOW-03]',
    method: 'checkFollow',
    run: ({ follow }) => follow?.isFollowed(),
    answer: false,
  },
  {
    row: 'to follow us [BRIDGE-07] [FOLLOW-07]',
    method: 'follow',
    run: ({ follow }) => follow?.follow(),
    answer: undefined,
  },
  {
    row: 'the task of its farm [BRIDGE-08] [FARM-12]',
    method: 'getTaskInfo',
    run: ({ farm }) => farm?.task(),
    answer: aTask,
  },
  {
    row: 'to note that the task is done [BRIDGE-09] [FARM-12]',
    method: 'updateTaskInfo',
    run: ({ farm }) => farm?.completeTask({ from: 'farm' }),
    answer: undefined,
  },
  {
    row: 'whether our entry is in the farm [BRIDGE-10] [FARM-13]',
    method: 'checkPin',
    run: ({ farm }) => farm?.isPinned(),
    answer: false,
  },
  {
    row: 'to keep our entry in the farm [BRIDGE-11] [FARM-13]',
    method: 'doPin',
    run: ({ farm }) => farm?.pin(),
    answer: true,
  },
  {
    row: 'the parameters of user and device [BRIDGE-13]',
    method: 'requestCommonParams',
    run: ({ parameters }) => parameters?.(),
    answer: expect.objectContaining({ osName: 'android' }),
  },
  {
    row: 'to change the parameters [BRIDGE-14]',
    method: 'updateCommonParams',
    run: ({ updateParameters }) => updateParameters?.({ gender: 'f' }),
    answer: undefined,
  },
  {
    row: 'for a window of its own [BRIDGE-15]',
    method: 'navigate',
    run: ({ navigate }) => navigate?.('/cover/1001'),
    answer: undefined,
  },
  {
    row: 'for a toast [BRIDGE-16]',
    method: 'showToast',
    run: ({ showToast }) => showToast?.('已加入书架'),
    answer: undefined,
  },
  {
    row: 'for another mini-app [BRIDGE-18]',
    method: 'navigateToMiniProgram',
    run: ({ navigateToMiniProgram }) => navigateToMiniProgram?.({ appId: '2021' }),
    answer: undefined,
  },
  {
    row: 'for device and window [BRIDGE-19] [BRIDGE-24]',
    method: 'getGlobalInfo',
    run: ({ globalInfo }) => globalInfo?.(),
    answer: expect.objectContaining({ titleBarHeight: expect.anything() }),
  },
  {
    row: 'who pays [BRIDGE-20] [BRIDGE-24]',
    method: 'getAuthInfo',
    run: ({ payerId }) => payerId?.(),
    answer: '2088000000000001',
  },
  {
    row: 'for its own reader [BRIDGE-22]',
    method: 'readBook',
    run: ({ readBook }) => readBook?.({ bookId: '1001', bookName: '山中灯火', topClass: '1' }),
    answer: undefined,
  },
];

const outcome = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (value) => ({ ok: value }),
    (error: unknown) => error,
  );

/** Lets `ms` pass, and what is settled in them. */
const settled = async (call: Promise<unknown>, ms = 20_000): Promise<unknown> => {
  const found = outcome(call);
  await vi.advanceTimersByTimeAsync(ms);
  return found;
};

const silent = () => vi.spyOn(console, 'info').mockReturnValue();

type Script = Omit<HostScript, 'host'>;

const farmAndFollow = ['checkFollow', 'follow', 'getTaskInfo', 'updateTaskInfo', 'checkPin', 'doPin'] as const;

const READ =
  'followed pinned ok finished from info config login uid userId data item network networkType networkInfo resultCode memo result shared authCode ret error';

/** Answers under the names that are read, each with any value at all. */
const wrongFields = fc.dictionary(
  fc.constantFrom(...READ.split(' ')),
  fc.oneof(fc.anything(), fc.constant({ toString: 1 })),
);

const hosts: readonly { host: HostScript['host']; lacks: readonly BridgeMethod[] }[] = [
  { host: 'taobao', lacks: ['getStorage', 'setStorage', 'navigateToMiniProgram', 'getAuthInfo'] },
  {
    host: 'youku',
    lacks: [...farmAndFollow, 'updateCommonParams', 'navigateToMiniProgram', 'getAuthInfo'],
  },
  { host: 'alipay', lacks: [] },
  {
    host: 'alipay-h5',
    lacks: [
      ...farmAndFollow,
      'getStorage',
      'setStorage',
      'report',
      'requestCommonParams',
      'updateCommonParams',
      'getGlobalInfo',
      'getAuthInfo',
      'readBook',
      'share',
    ],
  },
];

describe.each(hosts)('the bridge of $host', ({ host, lacks }) => {
  const isLacking = (method: BridgeMethod): boolean => lacks.includes(method);
  const open = (script: Script = {}) => openHost({ host, ...script });
  const has = rows.filter(({ method }) => !isLacking(method));

  it.each(rows)('asks its host for $row, or has no such member', async ({ method, run, answer }) => {
    for (const script of [{}, { ret: 'text' }, { ret: 'list', writesText: true }, { ret: 'missing' }] as const) {
      const { bridge, log } = open(script);
      const call = run(bridge);
      expect(call === undefined).toBe(isLacking(method));
      if (!call) continue;
      expect(await settled(call, 100)).toEqual({ ok: answer });
      expect(log.map((logged) => logged.method)).toEqual([method]);
    }
  });

  it.each(has)(
    'gives up asking for $row when the host is silent [BRIDGE-24..26]',
    async ({ method, run, timeoutMs }) => {
      silent();
      const { bridge } = open({ answering: { [method]: { never: true } } });
      const found = vi.fn();
      void outcome(run(bridge) ?? Promise.reject(new Error('absent'))).then(found);
      await vi.advanceTimersByTimeAsync((timeoutMs ?? 5000) - 1);
      expect(found).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      if (method === 'requestCommonParams') expect(found).toHaveBeenCalledWith({ ok: undefined });
      else expect(found.mock.lastCall?.[0]).toMatchObject({ message: timeoutMs ? 'storage timeout' : 'timeout' });
    },
  );

  it('settles each call once and by its own answer, whatever comes late, twice, wrong or not at all', async () => {
    silent();
    const answering = fc.oneof(
      fc.constant({ never: true } as const),
      fc.record({ afterMs: fc.integer({ min: 0, max: 30_000 }) }),
      fc.record({ times: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ lie: fc.oneof(fc.anything(), wrongFields, fc.constant({ ret: ['HY_FAILED'] }), fc.constant(null)) }),
      fc.record({ fault: fc.constantFrom('HY_FAILED', 'HY_TIMEOUT', 'HY_NO_PERMISSION', 'HY_EXCEPTION', '') }),
    );
    const plan = fc.array(fc.record({ at: fc.nat(has.length - 1), answering }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(plan, async (calls) => {
        const { bridge } = open({
          answering: Object.fromEntries(calls.map((call) => [has[call.at]?.method, call.answering])),
        });
        const outcomes = calls.map(({ at }) => outcome(has[at]?.run(bridge) ?? Promise.resolve()));
        await vi.advanceTimersByTimeAsync(20_000);
        for (const found of await Promise.all(outcomes)) {
          if (found instanceof Error) expect(found).toMatchObject({ name: 'AppError', kind: 'bridge' });
        }
        await vi.advanceTimersByTimeAsync(30_000);
        expect(vi.getTimerCount()).toBe(0);
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['after 3 s without a word', { afterMs: 3000 }],
    ['after 3 s with its event', { afterMs: 3000, isAnnounced: true }],
    ['at once', { afterMs: 0, isAnnounced: true }],
  ])('waits for a host that comes into the page %s', async (_name, injection) => {
    const { bridge } = open({ injection });
    expect(await settled(bridge.showToast?.('好') ?? Promise.reject(new Error('absent')))).toEqual({ ok: undefined });
  });

  it('is asked once where it comes after the call, however long its user takes to answer [HOST-28] [BRIDGE-21]', async () => {
    silent();
    const { bridge, log } = open({ injection: { afterMs: 1000 }, isLoggedIn: false, consent: 'never' });
    void outcome(bridge.refreshLogin?.() ?? Promise.resolve());
    void outcome(bridge.pay?.('T1') ?? Promise.resolve());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(log.map(({ method }) => method).toSorted()).toEqual(['tradePay', 'updateToken']);
  });

  it('answers from when it is there, where it came after its calls were given up [BRIDGE-28]', async () => {
    silent();
    const { bridge } = open({ injection: { afterMs: 8000 } });
    expect(await settled(bridge.showToast?.('好') ?? Promise.resolve())).toBeInstanceOf(Error);
    await vi.advanceTimersByTimeAsync(8000);
    expect(await settled(bridge.showToast?.('好') ?? Promise.resolve())).toEqual({ ok: undefined });
  });

  it('says that its host does not exist where it never comes, and where the page is in no host [BRIDGE-27] [BRIDGE-28]', async () => {
    silent();
    const ofPaymentApp = '请在支付宝客户端内调用';
    for (const userAgent of [undefined, 'Mozilla/5.0 (iPhone) Safari/604.1']) {
      const { bridge, log } = openHost({ host, injection: 'never' }, userAgent);
      const found = await settled(bridge.navigate?.('/') ?? Promise.resolve());
      const isRefused = userAgent !== undefined && host.startsWith('alipay');
      const message = isRefused ? ofPaymentApp : expect.stringMatching(/^bridge \w+ does not exist$/);
      expect(found).toMatchObject({ kind: 'bridge', message });
      expect(log).toEqual([]);
    }
  });

  it('says that a method does not exist which the host’s client is too old for [BRIDGE-28]', async () => {
    const { bridge } = open({ answering: { showToast: { fault: 'HY_NO_HANDLER' } } });
    const found = await settled(bridge.showToast?.('好') ?? Promise.resolve());
    expect(found).toMatchObject({ message: 'bridge method showToast does not exist' });
  });

  it.each([
    ['given', { ok: undefined }],
    ['refused', expect.objectContaining({ kind: 'bridge' })],
    ['never', expect.objectContaining({ message: 'timeout' })],
  ] as const)(
    'renews the login, for as long as its user reads the page of the host: %s [BRIDGE-02] [API-23] [HOST-28] [AUTH-17]',
    async (consent, expected) => {
      const { bridge } = open({ isLoggedIn: false, consent });
      const found = outcome(bridge.refreshLogin?.() ?? Promise.resolve());
      await vi.advanceTimersByTimeAsync(119_000);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await found).toEqual(expected);
    },
  );

  it.each(['9000', '8000', '6004', '6001', '6002', '4000', '4', '99'])(
    'pays by trade number, and hands on the code %s of the cashier [BRIDGE-21] [HOST-25]',
    async (payCode) => {
      const { bridge, log } = open({ payCode });
      const found = await settled(bridge.pay?.('T1') ?? Promise.resolve());
      expect(found).toEqual({ ok: { code: payCode, message: undefined } });
      expect(log[0]).toEqual({ method: 'tradePay', params: { tradeNO: 'T1' } });
    },
  );

  it.each<[string, Script, number]>([
    ['never comes back', {}, 6004],
    ['answers without a code', { answering: { tradePay: { lie: {} } } }, 6004],
    ['cannot be opened', { answering: { tradePay: { fault: 'HY_NO_PERMISSION' } } }, -1],
    ['does not exist', { injection: 'never' }, -1],
  ])('pays with a code for a cashier that %s, and never rejects [BRIDGE-21]', async (_name, script, code) => {
    silent();
    const { bridge } = open(script);
    expect(await settled(bridge.pay?.('T1') ?? Promise.resolve(), 300_000)).toMatchObject({ ok: { code } });
  });

  it('shares the page of a reader as the cover of its book, even where the panel never says how it ended, or has no way to share [BRIDGE-17]', async () => {
    for (const answering of [{}, { share: { never: true } }] as const) {
      const { bridge, log } = open({ answering });
      expect(bridge.share === undefined).toBe(isLacking('share'));
      if (!bridge.share) continue;
      const card = { title: '山中灯火', text: '一盏灯', url: '/reader/1001?from=shelf' };
      expect(await settled(bridge.share(card))).toEqual({ ok: true });
      expect(log.at(-1)?.params).toMatchObject({ title: '山中灯火', url: 'https://shuye.example/cover/1001' });
    }
  });

  it('names its user to the server by a code, without asking, and nobody where nobody is logged in [HOST-28] [AUTH-13]', async () => {
    const { bridge } = open();
    expect(await settled(bridge.loginCode?.() ?? Promise.resolve())).toEqual({ ok: 'a-code' });
    expect(bridge.loginHost).toBe(host === 'alipay-h5' ? 'alipay' : host);
    const guest = open({ isLoggedIn: false, consent: 'refused' });
    expect(await settled(guest.bridge.loginCode?.() ?? Promise.resolve())).toMatchObject({ kind: 'bridge' });
  });

  it('hands on all that the host says of user and device, as it says it [BRIDGE-13] [ENT-28]', async () => {
    const parameters = {
      userId: '8000123',
      gender: 'f',
      channelId: '6666',
      clientPatch: '3',
      clientVersion: '10.2.1',
      device: 'phone',
      model: 'M1',
      osName: 'ios',
      osVersion: '18.1',
      umidToken: 'u',
      appVersion: '1.0.9',
      app: 'x',
      ykToken: 'y',
      ykuid: '77',
      shuqi_h5: '1',
      tbUserId: 'tb9',
      platform: 110,
      titleBarHeight: 44,
      statusBarHeight: 20,
      welfareEnabled: true,
    };
    const { bridge } = open({ parameters });
    expect(bridge.parameters === undefined).toBe(isLacking('requestCommonParams'));
    if (bridge.parameters) expect(await settled(bridge.parameters())).toMatchObject({ ok: parameters });
  });

  it('knows the kind of network [BRIDGE-12] [BRIDGE-24]', async () => {
    const { bridge } = open({ networkType: '5g' });
    expect(await settled(bridge.networkType?.() ?? Promise.resolve())).toEqual({ ok: '5G' });
  });
});
