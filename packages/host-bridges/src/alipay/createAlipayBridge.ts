import type { HostBridge } from '../HostBridge.ts';
import type { AlipayWindow } from './AlipayWindow.ts';
import { createContainerBridge } from './createContainerBridge.ts';
import { createMiniProgramBridge, type MiniProgramParts } from './createMiniProgramBridge.ts';
import { appendScript } from './appendScript.ts';

const PAYMENT_APP = /AlipayClient\/|AliApp\(AP\//i;

const randomSession = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bridge of the payment app: of its mini-program, or of a plain page that it shows. */
export function createAlipayBridge(window: AlipayWindow, parts: Partial<MiniProgramParts> = {}): HostBridge {
  const { userAgent } = window.navigator;
  const isContainer = PAYMENT_APP.test(userAgent) && !/MiniProgram/i.test(userAgent);
  const bridge = isContainer
    ? createContainerBridge(window)
    : createMiniProgramBridge(window, { appendScript, session: randomSession(), ...parts });
  return { ...bridge, loginHost: 'alipay' };
}
