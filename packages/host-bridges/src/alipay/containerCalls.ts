import type { BridgeMethod } from '../native/bridgeMethods.ts';
import { asText, type Fields } from '../native/answerFields.ts';

interface ContainerCall {
  name: string;
  params?: (params: Fields) => object;
  answer?: (answer: Fields) => unknown;
}

const TOAST_MS = 2000;

const decimalColor = (color: unknown): number => Number.parseInt(String(color).replace(/^#/, ''), 16) || 0;

const authCode: ContainerCall = {
  name: 'getAuthCode',
  params: () => ({ scopeNicks: ['auth_base'] }),
  // Both spellings occur.
  answer: ({ authCode: code, authcode }) => ({ authCode: asText(code) ?? authcode }),
};

/** What the payment app does for a page outside of any mini-program. */
export const containerCalls: Readonly<Partial<Record<BridgeMethod, ContainerCall>>> = {
  setNavigationBar: {
    name: 'setTitleColor',
    params: ({ backgroundColor }) => ({ color: decimalColor(backgroundColor) }),
  },
  updateToken: authCode,
  getAuthInfo: authCode,
  getNetworkType: {
    name: 'getNetworkType',
    answer: ({ networkInfo, networkType }) => ({ networkType: asText(networkInfo) ?? networkType }),
  },
  navigate: { name: 'pushWindow' },
  navigateToMiniProgram: {
    name: 'startApp',
    params: ({ appId, path }) => ({ appId, param: path === undefined ? {} : { page: path } }),
  },
  showToast: { name: 'toast', params: ({ message }) => ({ content: message, duration: TOAST_MS }) },
  tradePay: { name: 'tradePay' },
};
