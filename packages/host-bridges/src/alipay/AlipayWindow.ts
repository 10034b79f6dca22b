import type { WebWindow } from '../web/WebWindow.ts';

type Callback = (answer: unknown) => void;

/** What the mini-program's script puts into its pages. Its methods take `{…, success, fail}`. */
export interface MiniProgramObject {
  postMessage: (message: object) => void;
  /** One receiver, which is assigned. */
  onMessage?: Callback;
  startShare?: () => void;
}

/** The object of pages that the payment app shows outside of any mini-program. */
export interface AlipayContainer {
  call: (name: string, params: object, callback: Callback) => void;
}

export type AlipayWindow = Omit<WebWindow, 'navigator'> & {
  my?: MiniProgramObject | undefined;
  AlipayJSBridge?: AlipayContainer | undefined;
  navigator: WebWindow['navigator'] & { userAgent: string };
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  location: { href: string };
};
