import type { LoggedCall } from '@shuye/host-bridges/simulator';

const textOf = (params: unknown, name: string): string => {
  const value =
    typeof params === 'object' && params !== null
      ? Object.entries(params).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof value === 'string' ? value : '';
};

/** What an app shows of itself, outside of its page, for a call: its first line says what it is. None for most calls. */
export function nativeSheet({ method, params }: Pick<LoggedCall, 'method' | 'params'>): readonly string[] | undefined {
  switch (method) {
    case 'share':
      return ['Share panel', textOf(params, 'title'), textOf(params, 'url')];
    case 'tradePay':
      return ['Cashier', `Trade ${textOf(params, 'tradeNO')}`];
    case 'updateToken':
      return ['Login'];
    case 'follow':
      return ['Now follows us'];
    case 'doPin':
      return ['Entry pinned in the farm'];
    case 'readBook':
      return ['Reader of the app', textOf(params, 'bookName')];
    default:
      return undefined;
  }
}
