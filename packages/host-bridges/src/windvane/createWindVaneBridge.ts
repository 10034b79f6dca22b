import { createRequester, type Ask, type Request } from '../createRequester.ts';
import type { HostBridge, PageEvent } from '../HostBridge.ts';
import type { BridgeMethod } from '../native/bridgeMethods.ts';
import { createAbilities } from '../native/createAbilities.ts';
import { watchBack } from '../native/watchBack.ts';
import { watchPage } from '../native/watchPage.ts';
import { browserNetwork } from '../web/browserNetwork.ts';
import { bridgeFaults } from '../request/bridgeFaults.ts';
import { askWindVane } from './askWindVane.ts';
import { awaitWindVane } from './awaitWindVane.ts';
import type { WindVaneCalls } from './WindVaneCalls.ts';
import { windVaneFault } from './windVaneFault.ts';
import type { WindVaneWindow } from './WindVaneWindow.ts';

/** The container's own events, beside which the page's visibility says the same on other versions. */
const EVENTS: Readonly<Record<string, PageEvent>> = {
  'WV.Event.APP.Active': 'pageShow',
  'WV.Event.APP.Background': 'pageHide',
};

const askWhenThere =
  (window: WindVaneWindow, calls: WindVaneCalls): Ask =>
  (method, params, reply) =>
    awaitWindVane(window, (windVane) => {
      try {
        if (!windVane) throw bridgeFaults.noBridge(NAME);
        askWindVane(windVane, calls)(method, params, reply);
      } catch (error) {
        reply.fail(error);
      }
    });

const NAME = 'WindVane';
const IN_CONTAINER = /WindVane\//;

export interface WindVaneBridge {
  bridge: HostBridge;
  request: Request;
}

/** The abilities that `calls` translates. Where no container says that it is one, nothing is waited for [BRIDGE-28]. */
export function createWindVaneBridge(window: WindVaneWindow, calls: WindVaneCalls): WindVaneBridge {
  const isInContainer = () => window.WindVane !== undefined || IN_CONTAINER.test(window.navigator.userAgent);
  const request = createRequester({
    name: NAME,
    find: () => (isInContainer() ? askWhenThere(window, calls) : undefined),
    faultOf: windVaneFault,
  });
  const network = browserNetwork(window);
  const methods = Object.keys(calls) as BridgeMethod[];
  // These hosts know their own user, not who that is at the payment provider (D-167).
  const { payerId: _payerIsNotSaid, ...abilities } = createAbilities({
    request,
    methods,
    isOnline: network.isOnline,
    currentUrl: () => window.location.href,
  });
  return {
    request,
    bridge: {
      ...network,
      onPageEvent: watchPage(window.document, EVENTS),
      onBack: watchBack(window.document, 'WV.Event.Key.Back'),
      ...abilities,
    },
  };
}
