import type { Host } from '../Host.ts';
import type { HostSettings } from './HostSettings.ts';

const NO_BARS = { actionBar: false, freeChapterBar: false, freeChapterButton: false, chargeChapterBar: false };

export function applyHostSettings(host: Host, { reader, cover, guide }: HostSettings): Host {
  return {
    ...host,
    reader: { ...host.reader, ...reader },
    ...(cover ? { cover: { goReadMethod: 'route', ...host.cover, ...cover } } : {}),
    ...(guide ? { guide: { ...host.guide, ...guide, bars: { ...NO_BARS, ...host.guide?.bars, ...guide.bars } } } : {}),
  };
}
