import type { CallAnswer, Calls } from '@shuye/api-client/calls';
import { aWireBrief } from './wire.ts';
import type { Fields } from './fakeServer.ts';

type SearchAnswer = CallAnswer<Calls['searchResult']>;

/** A search that finds `total` books, ten a page, as the server answers it. */
export const wireSearch =
  (total: number, change: Partial<SearchAnswer> = {}) =>
  ({ page }: Fields): SearchAnswer => {
    const first = (Number(page) - 1) * 10;
    const ids = Array.from({ length: Math.max(0, Math.min(10, total - first)) }, (_, at) => first + at + 1);
    return { data: ids.map((id) => aWireBrief(String(id))), info: { qp_trigger: 0, total }, ...change };
  };
