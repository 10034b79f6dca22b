import type { AlipayWindow } from '../alipay/AlipayWindow.ts';
import { createAlipayBridge } from '../alipay/createAlipayBridge.ts';
import type { AppendScript } from '../alipay/loadMiniProgram.ts';
import type { HostBridge } from '../HostBridge.ts';
import { createSimulatedHost } from '../simulator/createSimulatedHost.ts';
import type { HostScript } from '../simulator/HostScript.ts';
import type { LoggedCall, SimulatedHost } from '../simulator/SimulatedHost.ts';
import { simulateContainer } from '../simulator/simulateContainer.ts';
import { simulateMiniProgram } from '../simulator/simulateMiniProgram.ts';
import { simulateWindVane } from '../simulator/simulateWindVane.ts';
import { userAgents } from '../simulator/userAgents.ts';
import { createTaobaoBridge } from '../taobao/createTaobaoBridge.ts';
import type { WindVaneWindow } from '../windvane/WindVaneWindow.ts';
import { createYoukuBridge } from '../youku/createYoukuBridge.ts';

export interface OpenedHost {
  bridge: HostBridge;
  log: readonly LoggedCall[];
  page: HostPage;
}

/** A window that may have the native side of any host in it. */
type HostPage = WindVaneWindow & Pick<AlipayWindow, 'my' | 'AlipayJSBridge'> & { document: EventTarget };

const aPage = (userAgent: string): HostPage => {
  const events = new EventTarget();
  return {
    ononline: null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator: { onLine: true, userAgent },
    document: new EventTarget(),
    location: { href: 'https://shuye.example/reader/1001?from=shelf' },
  };
};

/** What comes into the page of each host. */
const inject: Readonly<Record<HostScript['host'], (page: HostPage, host: SimulatedHost) => void>> = {
  taobao: (page, host) => void (page.WindVane = simulateWindVane(host)),
  youku: (page, host) => void (page.WindVane = simulateWindVane(host)),
  alipay: (page, host) => void (page.my = simulateMiniProgram(host)),
  'alipay-h5': (page, host) => void (page.AlipayJSBridge = simulateContainer(host)),
};

/** Some clients say that their object is there. */
const READY: Readonly<Record<HostScript['host'], string>> = {
  taobao: 'WindVaneReady',
  youku: 'WindVaneReady',
  alipay: '',
  'alipay-h5': 'AlipayJSBridgeReady',
};

/** A window with the native side of `script` in it, and the bridge that speaks to it. */
export function openHost(script: HostScript, userAgent = userAgents[script.host]): OpenedHost {
  const page = aPage(userAgent);
  const host = createSimulatedHost(script);
  const { injection } = script;
  let scriptEnded: (() => void) | undefined;
  const bring = (): void => {
    inject[script.host](page, host);
    // The payment app's plain pages always say so.
    const isAnnounced = script.host === 'alipay-h5' || (typeof injection === 'object' && injection.isAnnounced);
    if (isAnnounced) page.document.dispatchEvent(new Event(READY[script.host]));
    scriptEnded?.();
  };
  const appendScript: AppendScript = (_address, ended) => void (scriptEnded = ended);

  if (injection === undefined) bring();
  else if (injection !== 'never') setTimeout(bring, injection.afterMs);
  const bridges: Readonly<Record<HostScript['host'], () => HostBridge>> = {
    taobao: () => createTaobaoBridge(page),
    youku: () => createYoukuBridge(page),
    alipay: () => createAlipayBridge(page, { appendScript, session: 'page' }),
    'alipay-h5': () => createAlipayBridge(page, { appendScript, session: 'page' }),
  };
  return { bridge: bridges[script.host](), log: host.log, page };
}
