import type { HostBridge } from '../HostBridge.ts';
import { createSimulatedHost } from '../simulator/createSimulatedHost.ts';
import type { HostScript } from '../simulator/HostScript.ts';
import type { LoggedCall } from '../simulator/SimulatedHost.ts';
import { simulateWindVane } from '../simulator/simulateWindVane.ts';
import { createTaobaoBridge } from '../taobao/createTaobaoBridge.ts';
import type { WindVaneWindow } from '../windvane/WindVaneWindow.ts';
import { createYoukuBridge } from '../youku/createYoukuBridge.ts';

export interface OpenedHost {
  bridge: HostBridge;
  log: readonly LoggedCall[];
  page: WindVaneWindow & { document: EventTarget };
}

export const userAgents: Readonly<Record<HostScript['host'], string>> = {
  taobao:
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN) AppleWebKit/537.36 Chrome/100.0.4896.58 UWS/5.18 Mobile Safari/537.36 AliApp(TB/10.48.30) WindVane/8.5.0 1080X2400',
  youku:
    'Mozilla/5.0 (Linux; U; Android 10; zh-CN) AppleWebKit/537.36 Chrome/69.0.3497.100 UWS/3.22 Mobile Safari/537.36 AliApp(Youku/9.9.3) WindVane/8.5.0',
  alipay:
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN) AppleWebKit/537.36 Chrome/69.0.3497.100 UWS/3.22 Mobile Safari/537.36 AliApp(AP/10.5.26.8000) AlipayClient/10.5.26.8000 MiniProgram Language/zh-Hans',
  'alipay-h5':
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN) AppleWebKit/537.36 Chrome/69.0.3497.100 UWS/3.22 Mobile Safari/537.36 AliApp(AP/10.5.26.8000) AlipayClient/10.5.26.8000 Language/zh-Hans',
};

const open: Readonly<Record<'taobao' | 'youku', (page: WindVaneWindow) => HostBridge>> = {
  taobao: createTaobaoBridge,
  youku: createYoukuBridge,
};

/** A window with the native side of `script` in it, and the bridge that speaks to it. */
export function openHost(
  script: HostScript & { host: 'taobao' | 'youku' },
  userAgent = userAgents[script.host],
): OpenedHost {
  const events = new EventTarget();
  const page: OpenedHost['page'] = {
    ononline: null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator: { onLine: true, userAgent },
    document: new EventTarget(),
    location: { href: 'https://shuye.example/reader/1001?from=shelf' },
  };
  const host = createSimulatedHost(script);
  const inject = (): void => {
    page.WindVane = simulateWindVane(host);
    if (typeof script.injection === 'object' && script.injection.isAnnounced) {
      page.document.dispatchEvent(new Event('WindVaneReady'));
    }
  };
  if (script.injection === undefined) inject();
  else if (script.injection !== 'never') setTimeout(inject, script.injection.afterMs);
  return { bridge: open[script.host](page), log: host.log, page };
}
