import type { SimulatedHost } from './SimulatedHost.ts';

interface Callbacks {
  success?: (answer: unknown) => void;
  fail?: (reason: unknown) => void;
}

type Method = (params: Callbacks & Readonly<Record<string, unknown>>) => void;

/** What a mini-program has of the payment app beside its web-view. */
export type SimulatedMiniProgramApi = Record<
  'getAuthCode' | 'getSystemInfo' | 'setNavigationBar' | 'showToast' | 'navigateToMiniProgram',
  Method
> & { reportAnalytics: (name: string, params: object) => void };

export function simulateMiniProgramApi(host: SimulatedHost): SimulatedMiniProgramApi {
  const own =
    (method: Parameters<SimulatedHost['answer']>[0], answered: (answer: object) => object = () => ({})): Method =>
    ({ success, fail, ...params }) =>
      host.answer(method, params, (ending) => {
        if ('ok' in ending) success?.(answered(ending.ok as object));
        else if ('fail' in ending) fail?.({ error: 11, errorMessage: ending.fail });
      });
  return {
    getAuthCode: own('updateToken', (answer) => ('authCode' in answer ? { authCode: answer.authCode } : {})),
    getSystemInfo: own('getGlobalInfo', (info) => ({
      platform: 'Android',
      system: '13',
      version: '10.5.26',
      brand: 'HUAWEI',
      model: 'P50',
      ...info,
    })),
    setNavigationBar: own('setNavigationBar'),
    showToast: own('showToast'),
    navigateToMiniProgram: own('navigateToMiniProgram'),
    reportAnalytics: (name, params) => host.answer('report', { name, params }, () => undefined),
  };
}
