import { numberOf } from '@shuye/core-domain/untyped';
import { createRequester, type Ask } from '../createRequester.ts';
import type { HostBridge, PageEvent } from '../HostBridge.ts';
import { fieldsOf } from '../native/answerFields.ts';
import { bridgeMethods, type BridgeMethod } from '../native/bridgeMethods.ts';
import { createAbilities } from '../native/createAbilities.ts';
import { watchBack } from '../native/watchBack.ts';
import { watchPage } from '../native/watchPage.ts';
import { bridgeFaults } from '../request/bridgeFaults.ts';
import { browserNetwork } from '../web/browserNetwork.ts';
import type { AlipayContainer, AlipayWindow } from './AlipayWindow.ts';
import { containerCalls } from './containerCalls.ts';

const NAME = 'AlipayJSBridge';
const READY = 'AlipayJSBridgeReady';
/** A container whose object has not come by then has none. */
const READY_MS = 4000;
const NO_SUCH_CALL = 1;

/** Older clients write the first two, newer ones the others as well. */
const EVENTS: Readonly<Record<string, PageEvent>> = {
  resume: 'pageShow',
  pause: 'pageHide',
  pageResume: 'pageShow',
  pagePause: 'pageHide',
};

const askContainer =
  (container: AlipayContainer): Ask =>
  (method, params, reply) => {
    const call = containerCalls[method as BridgeMethod];
    if (!call) throw bridgeFaults.noMethod(method);
    container.call(call.name, call.params?.(fieldsOf(params)) ?? params, (answer) => {
      const fields = fieldsOf(answer);
      const error = numberOf(fields['error']) ?? 0;
      if (error === NO_SUCH_CALL) reply.fail(bridgeFaults.noMethod(method));
      else if (error !== 0) reply.fail(answer);
      else reply.ok(call.answer ? call.answer(fields) : answer);
    });
  };

/** The bridge of a page that the payment app shows outside of any mini-program; its object may come after the page. */
export function createContainerBridge(window: AlipayWindow): HostBridge {
  const { document } = window;
  const askWhenReady: Ask = (method, params, reply) => {
    const ask = (): void => {
      endWait();
      try {
        if (!window.AlipayJSBridge) throw bridgeFaults.noBridge(NAME);
        askContainer(window.AlipayJSBridge)(method, params, reply);
      } catch (error) {
        reply.fail(error);
      }
    };
    const endWait = (): void => {
      clearTimeout(giveUp);
      document.removeEventListener(READY, ask);
    };
    const giveUp = window.AlipayJSBridge ? undefined : setTimeout(ask, READY_MS);
    if (giveUp === undefined) ask();
    else document.addEventListener(READY, ask);
    return endWait;
  };

  const request = createRequester({ name: NAME, find: () => askWhenReady });
  const network = browserNetwork(window);
  const { payerId: _payerIsNotSaid, ...abilities } = createAbilities({
    request,
    methods: bridgeMethods.filter((method) => containerCalls[method] !== undefined),
    isOnline: network.isOnline,
    currentUrl: () => window.location.href,
  });
  return { ...network, onPageEvent: watchPage(document, EVENTS), onBack: watchBack(document, 'back'), ...abilities };
}
