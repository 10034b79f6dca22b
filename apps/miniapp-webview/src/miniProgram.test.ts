import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAlipayBridge } from '@shuye/host-bridges/alipay';
import { createSimulatedHost, simulateMiniProgramApi, userAgents, type HostScript } from '@shuye/host-bridges/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

/** A page of the mini-program as its own code defines it. */
interface ShellPage {
  data: { address: string };
  setData: (data: object) => void;
  onLoad: (query: object) => void;
  onShow: () => void;
  onHide: () => void;
  onMessage: (event: { detail: unknown }) => void;
  onShareAppMessage: (options: object) => {
    title: string;
    desc: string;
    path: string;
    success: () => void;
    fail: () => void;
  };
}

const FOLDER = join(import.meta.dirname, '../mini-program');
const ENTRY = 'https://alipay.shuye.example/';

let definition: ShellPage;

beforeAll(async () => {
  vi.stubGlobal('Page', (defined: ShellPage) => void (definition = defined));
  await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, 'pages/web/web.js')).href);
});
afterEach(() => void vi.restoreAllMocks());

/** The product's bridge in the web-view of the shell, in a simulated payment app. */
function opened(script: Partial<HostScript> = {}, { nestsMessages = false, query = {} } = {}) {
  const host = createSimulatedHost({ host: 'alipay', ...script });
  const events = new EventTarget();
  const inPage = {
    postMessage: (message: object) => page.onMessage({ detail: nestsMessages ? { data: message } : message }),
    onMessage: (_message: unknown): void => undefined,
    startShare: vi.fn<() => void>(),
  };
  const view = { postMessage: (message: object) => inPage.onMessage(JSON.parse(JSON.stringify(message)) as unknown) };
  vi.stubGlobal('my', { ...simulateMiniProgramApi(host), createWebViewContext: () => view });
  const page: ShellPage = { ...definition, data: { address: '' }, setData: (data) => Object.assign(page.data, data) };
  page.onLoad(query);
  const bridge = createAlipayBridge({
    ononline: null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator: { onLine: true, userAgent: userAgents.alipay },
    document: new EventTarget(),
    location: { href: page.data.address },
    my: inPage,
  });
  return { bridge, page, inPage, log: host.log };
}

describe.each([false, true])('the mini-program around the product, where messages are nested: %s', (nestsMessages) => {
  it('names its user by a code of the payment app [HOST-28] [BRIDGE-02]', async () => {
    const { bridge } = opened({}, { nestsMessages });
    await expect(bridge.refreshLogin?.()).resolves.toBeUndefined();
    await expect(bridge.loginCode?.()).resolves.toBe('a-code');
  });

  it('tells the page that a reader declined [BRIDGE-02]', async () => {
    const { bridge } = opened({ isLoggedIn: false, consent: 'refused' }, { nestsMessages });
    await expect(bridge.refreshLogin?.()).rejects.toMatchObject({ kind: 'bridge' });
  });

  it('has device, title bar, toast, statistics and other mini-programs [BRIDGE-01] [BRIDGE-03] [BRIDGE-13] [BRIDGE-16] [BRIDGE-18] [BRIDGE-19]', async () => {
    const { bridge, log } = opened({}, { nestsMessages });
    await bridge.updateParameters?.({ gender: 'f' });
    await expect(bridge.parameters?.()).resolves.toMatchObject({ app: 'alipay', osName: 'android', gender: 'f' });
    await expect(bridge.globalInfo?.()).resolves.toMatchObject({ titleBarHeight: 44, statusBarHeight: 20 });
    await bridge.setNavigationBar?.({ backgroundColor: '#fbf9f5' });
    await bridge.showToast?.('已加入书架');
    await bridge.report?.('call-app', { position: 'bar' });
    await bridge.navigateToMiniProgram?.({ appId: '2021' });
    expect(log.map(({ method, params }) => [method, params])).toEqual([
      ['getGlobalInfo', {}],
      ['getGlobalInfo', {}],
      ['setNavigationBar', { backgroundColor: '#fbf9f5' }],
      ['showToast', { content: '已加入书架', type: 'none' }],
      ['report', { name: 'call-app', params: { position: 'bar' } }],
      ['navigateToMiniProgram', expect.objectContaining({ appId: '2021' })],
    ]);
  });
});

describe('the page of the mini-program', () => {
  it('shares the card that the product sent ahead, as a way back to the cover [BRIDGE-17]', async () => {
    const { bridge, page, inPage } = opened();
    const shared = bridge.share?.({ title: '山中灯火', text: '一盏灯', url: '/reader/1001' });
    await expect.poll(() => inPage.startShare).toHaveBeenCalledOnce();
    const card = page.onShareAppMessage({ webViewUrl: `${ENTRY}reader/1001` });
    expect(card).toMatchObject({
      title: '山中灯火',
      desc: '一盏灯',
      path: `/pages/web/web?url=${encodeURIComponent(`${ENTRY}cover/1001`)}`,
    });
    card.success();
    await expect(shared).resolves.toBe(true);
  });

  it('says that a share was closed, and shares itself where nothing was sent ahead', async () => {
    const { bridge, page, inPage } = opened();
    const shared = bridge.share?.({ title: '灯', text: '', url: '/cover/1001' });
    await expect.poll(() => inPage.startShare).toHaveBeenCalledOnce();
    page.onShareAppMessage({}).fail();
    await expect(shared).resolves.toBe(false);
    expect(page.onShareAppMessage({}).path).toBe(`/pages/web/web?url=${encodeURIComponent(ENTRY)}`);
  });

  it('tells when it is hidden and shown again [SHELF-32] [SHELF-36]', async () => {
    const { bridge, page } = opened();
    const seen = vi.fn();
    bridge.onPageEvent?.(seen);
    await bridge.showToast?.('好');
    page.onHide();
    page.onShow();
    expect(seen.mock.calls).toEqual([['pageHide'], ['pageShow']]);
  });

  it('lacks what its team has not added, and the product is told so [BRIDGE-28]', async () => {
    const { bridge } = opened();
    await expect(bridge.follow?.isFollowed()).rejects.toMatchObject({
      message: 'bridge method checkFollow does not exist',
    });
  });

  it.each([
    ['nothing', undefined, ENTRY],
    ['a page of the product', `${ENTRY}cover/1001?from=share`, `${ENTRY}cover/1001?from=share`],
    ['another site', 'https://other.example/', ENTRY],
    ['a site that begins like ours', 'https://alipay.shuye.example.other.example/', ENTRY],
    ['a name before ours', 'https://alipay.shuye.example@other.example/', ENTRY],
    ['a script', 'javascript:alert(1)', ENTRY],
  ])('opens the product alone, whoever links to it: %s', (_, url, expected) => {
    const { page } = opened({}, { query: url === undefined ? {} : { url: encodeURIComponent(url) } });
    expect(page.data.address).toBe(expected);
  });

  it('answers nobody but the product', async () => {
    const { page, log } = opened();
    for (const detail of [
      'x',
      null,
      { id: '1', method: 'showToast' },
      { source: 'other', id: '1', method: 'showToast' },
    ])
      page.onMessage({ detail });
    page.onMessage({ detail: { source: 'shuye', id: '1', method: 'constructor' } });
    await Promise.resolve();
    expect(log).toEqual([]);
  });
});
