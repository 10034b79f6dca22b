import { createSimulatedHost } from './createSimulatedHost.ts';
import type { HostScript } from './HostScript.ts';
import type { LoggedCall, SimulatedHost } from './SimulatedHost.ts';
import { simulateContainer } from './simulateContainer.ts';
import { simulateMiniProgram, type SimulatedMiniProgram } from './simulateMiniProgram.ts';
import { simulateWindVane } from './simulateWindVane.ts';

export interface HostControls {
  change: (change: Partial<Omit<HostScript, 'host'>>) => void;
  log: readonly LoggedCall[];
  /** Shows the page again after something else, or something else in front of it. Whether the page listens already. */
  showPage: (isShown: boolean) => boolean;
  pressBack: () => void;
}

/** What stands behind the native side: whoever runs the simulator has the servers of hosts. */
interface HostServers {
  shuyeHostCode?: () => Promise<string>;
  /** The cashier is left with this code; the provider's servers know it before the page. Gives the cashier's words. */
  shuyeHostPaid?: (tradeNo: string, code: string) => Promise<string>;
}

type SimulatedWindow = Window &
  HostServers & {
    shuyeHost?: HostControls;
    WindVane?: unknown;
    AlipayJSBridge?: unknown;
    shuyeMiniProgram?: SimulatedMiniProgram;
  };

const SHOWN: Readonly<Record<string, readonly [hidden: string, shown: string]>> = {
  taobao: ['WV.Event.APP.Background', 'WV.Event.APP.Active'],
  youku: ['WV.Event.APP.Background', 'WV.Event.APP.Active'],
  'alipay-h5': ['pause', 'resume'],
};

const BACK_KEY: Readonly<Record<string, string>> = {
  taobao: 'WV.Event.Key.Back',
  youku: 'WV.Event.Key.Back',
  'alipay-h5': 'back',
};

const withEndings = (host: SimulatedHost): SimulatedHost => ({
  ...host,
  answer: (method, params, end) => {
    const at = host.log.length;
    host.answer(method, params, (ending) => {
      const call = host.log[at];
      if (call) call.ended = ending;
      end(ending);
    });
  },
});

/** Tells the provider's servers how the cashier was left, before the page hears of it. */
const withServers = (host: SimulatedHost, servers: HostServers): SimulatedHost => ({
  ...host,
  answer: (method, params, end) =>
    host.answer(method, params, (ending) => {
      const { payCode } = host.script;
      const { shuyeHostPaid } = servers;
      if (method !== 'tradePay' || !shuyeHostPaid || payCode === undefined || 'fail' in ending) return end(ending);
      const { tradeNO } = params as { tradeNO?: unknown };
      void shuyeHostPaid(String(tradeNO), payCode).then((memo) => end({ ok: { resultCode: payCode, memo } }));
    }),
});

/** Puts the native side of `script` into a page, before anything of the page runs. */
export function installSimulator(script: HostScript, page: SimulatedWindow): void {
  const codeOf = (): Promise<string> | string => page.shuyeHostCode?.() ?? 'a-code';
  const host = withServers(withEndings(createSimulatedHost(script, codeOf)), page);
  const miniProgram = script.host === 'alipay' ? simulateMiniProgram(host) : undefined;

  const inject = (): void => {
    if (miniProgram) page.shuyeMiniProgram = miniProgram;
    else if (script.host === 'alipay-h5') {
      page.AlipayJSBridge = simulateContainer(host);
      page.document.dispatchEvent(new Event('AlipayJSBridgeReady'));
    } else page.WindVane = simulateWindVane(host);
  };
  const { injection } = script;
  // The vendor's script brings that object, and comes as late as whoever serves it wants.
  if (injection === undefined || (miniProgram && injection !== 'never')) inject();
  else if (injection !== 'never') setTimeout(inject, injection.afterMs);

  page.shuyeHost = {
    log: host.log,
    change: (change) => void Object.assign(host.script, change),
    showPage: (isShown) => {
      if (miniProgram) {
        miniProgram.onMessage?.({ event: isShown ? 'pageShow' : 'pageHide' });
        return miniProgram.onMessage !== undefined;
      }
      const name = SHOWN[script.host]?.[isShown ? 1 : 0];
      if (name !== undefined) page.document.dispatchEvent(new Event(name));
      return true;
    },
    pressBack: () => {
      const name = BACK_KEY[script.host];
      const isLeft = name === undefined || page.document.dispatchEvent(new Event(name, { cancelable: true }));
      if (isLeft) page.history.back();
    },
  };
}
