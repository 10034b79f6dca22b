import { uriPart } from './uriPart.ts';

export interface GuideVisit {
  type: string;
  channelSource?: string | undefined;
  siteId: string;
  platform: number;
  position: string;
  bookId?: string | undefined;
}

/** A separator inside a part is written so that it separates nothing. */
const part = (value: string | number): string => uriPart(value).replace(/_/g, '%5F');

/** The `from` string of links and downloads: seven parts joined by `_`, a missing one empty (D-104, D-117). */
export function guideSource(visit: GuideVisit, nowMs: number): string {
  const { type, channelSource = '', siteId, platform, position, bookId = '' } = visit;
  const seconds = Math.floor(nowMs / 1000);
  return [type, channelSource, siteId, platform, position, bookId, seconds].map(part).join('_');
}
