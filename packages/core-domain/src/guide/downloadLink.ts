import { buildQuery } from '../query/buildQuery.ts';

/** The address that downloads the native app, with the channel and the source it is counted for [GUIDE-07]. */
export function downloadLink(base: string, { channelId, from }: { channelId: string; from: string }): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(base) ?? [];
  const added = buildQuery([
    ['channelId', channelId],
    ['from', from],
  ]);
  const joined = query === '' ? added : `?${query}${added.replace('?', '&')}`;
  return path + joined + fragment;
}
