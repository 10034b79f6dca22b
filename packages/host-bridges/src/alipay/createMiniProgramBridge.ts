import type { AppError } from '@shuye/core-domain/error';
import { createRequester, type Ask } from '../createRequester.ts';
import type { HostBridge, PageEvent } from '../HostBridge.ts';
import { fieldsOf } from '../native/answerFields.ts';
import { bridgeMethods } from '../native/bridgeMethods.ts';
import { createAbilities } from '../native/createAbilities.ts';
import { watchPage } from '../native/watchPage.ts';
import { bridgeFaults } from '../request/bridgeFaults.ts';
import { createMessagePort } from '../request/createMessagePort.ts';
import { paymentAppRefusal } from '../request/paymentAppRefusal.ts';
import { browserNetwork } from '../web/browserNetwork.ts';
import type { AlipayWindow, MiniProgramObject } from './AlipayWindow.ts';
import { loadMiniProgram, type AppendScript } from './loadMiniProgram.ts';
import { miniProgramAsk } from './miniProgramAsk.ts';

export interface MiniProgramParts {
  appendScript: AppendScript;
  session: string;
}

const faultOf = (reason: unknown, method: string): AppError =>
  fieldsOf(reason)['code'] === 'no-method' ? bridgeFaults.noMethod(method) : bridgeFaults.refused(reason);

const EVENTS: Readonly<Record<string, PageEvent>> = { pageShow: 'pageShow', pageHide: 'pageHide' };

/** Owns the one receiver of messages. Outside of the payment app all calls reject, and nothing loads [BRIDGE-27]. */
export function createMiniProgramBridge(window: AlipayWindow, { appendScript, session }: MiniProgramParts): HostBridge {
  const refusal = () => paymentAppRefusal(window.navigator.userAgent);
  const events = new EventTarget();
  let my: MiniProgramObject | undefined;
  const port = createMessagePort({
    source: 'shuye',
    session,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the mini-program's own method, no window's
    post: (message) => my?.postMessage(message),
    onStray: (message) => {
      const { event } = fieldsOf(message);
      if (typeof event === 'string' && event in EVENTS) events.dispatchEvent(new Event(event));
    },
  });

  const take = (loaded: MiniProgramObject): void => {
    my = loaded;
    my.onMessage = port.receive;
  };
  const ready = refusal() ? undefined : loadMiniProgram(window, appendScript, take);
  // Every call says it again.
  ready?.catch(console.info);

  const askWhenReady: Ask = (method, params, reply) => {
    let isOpen = true;
    let forget: void | (() => void) = undefined;
    // An object that came after the wait for it was over answers from then on.
    (my ? Promise.resolve() : ready)
      ?.then(() => {
        if (isOpen && my) forget = miniProgramAsk(my, port.ask)(method, params, reply);
      })
      .catch(reply.fail);
    return () => {
      isOpen = false;
      forget?.();
    };
  };

  const request = createRequester({ name: 'my', find: () => askWhenReady, refusal, faultOf });
  const network = browserNetwork(window);
  return {
    ...network,
    onPageEvent: watchPage(events, EVENTS),
    ...createAbilities({
      request,
      methods: bridgeMethods,
      isOnline: network.isOnline,
      currentUrl: () => window.location.href,
    }),
  };
}
